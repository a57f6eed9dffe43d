import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { fillFact } from './fill-fact.ts'

type RecallInput = Pick<TutorTurnInput, 'facts' | 'history' | 'language' | 'seed'>

/** A greeting by the learner's name; undefined where the tutor was not told it in this language. */
export function greetByName({ facts, language, seed }: RecallInput): string | undefined {
  const name = facts?.find(({ topic, writtenIn }) => topic === 'name' && writtenIn === language.tag)
  const choices = tutorRulesOf(language.tag).lines.greetByName
  const greeting = choices[seed % choices.length]
  return name && greeting && fillFact(greeting, name.text, language.tag)
}

/**
 * A question about something the learner told in an earlier conversation; undefined where there is nothing that this
 * conversation has not brought up already.
 */
export function askAboutFact({ facts = [], history, language, seed }: RecallInput): string | undefined {
  const { tag } = language
  const said = history.map(({ content }) => content.toLowerCase())
  const isNew = (fact: LearnerFact) => !said.some((text) => text.includes(wordsOf(fact, tag)))
  const questions = questionsAbout(facts.filter(isNew), tag)
  return questions[seed % Math.max(1, questions.length)]
}

/** What may be asked about facts that were told in a language. */
export const questionsAbout = (facts: readonly LearnerFact[], tag: LanguageTag): string[] =>
  facts.flatMap(({ topic, text, writtenIn }) => {
    const question = writtenIn === tag ? tutorRulesOf(tag).lines.recall[topic] : undefined
    return question === undefined ? [] : [fillFact(question, text, tag)]
  })

/** As much of a fact as stands in any sentence about it. */
function wordsOf({ text }: LearnerFact, language: LanguageTag): string {
  const { placeMark } = tutorRulesOf(language).memory
  const words = text.toLowerCase()
  return placeMark ? words.replace(placeMark, '') : words
}
