import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Aspect } from '@lingarden/languages/kit/tutor/follow-ups'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { sentencesIn } from '../../hearing/split-text.ts'
import { phrasesIn } from './phrases-in.ts'
import type { Told } from './told.ts'
import { hasQuestionMark } from '../../hearing/question-mark.ts'

/** Messages before this one whose words are not asked for once more, and the tutor's own questions. */
const lookedBack = 3

/**
 * What need not be asked: who, where, why, how it ended, as far as the learner has told it in this message or the last ones, or the tutor
 * has just asked it.
 */
export function aspectsSettled(
  text: string,
  told: Pick<Told, 'fits'>,
  { language: { tag }, history }: Pick<TutorTurnInput, 'language' | 'history'>,
): ReadonlySet<string> {
  const of = (who: 'user' | 'ai') =>
    history.flatMap(({ role, content }) => (role === who ? [content] : [])).slice(-lookedBack)
  const isTold = phrasesIn([text, ...of('user')].join(' . '), tag)
  const isToldNow = phrasesIn(text, tag)
  const settled = aspectsOf(tag).flatMap(([id, { told: patterns, accounts = [], now }]) =>
    (now ? isToldNow : isTold)(patterns) || accounts.some((account) => told.fits(account)) ? [id] : [],
  )
  const asked = of('ai').flatMap((line) => sentencesIn(line).filter(hasQuestionMark))
  return new Set([...settled, ...asked.flatMap((question) => aspectsAsked(question, tag))])
}

/** What a text tells by its words. */
export function aspectsTold(text: string, language: LanguageTag): string[] {
  const isSaid = phrasesIn(text, language)
  return aspectsOf(language).flatMap(([id, { told }]) => (isSaid(told) ? [id] : []))
}

/** What a question asks for. */
export function aspectsAsked(question: string, language: LanguageTag): string[] {
  const isSaid = phrasesIn(question, language)
  return aspectsOf(language).flatMap(([id, { asked }]) => (isSaid(asked) ? [id] : []))
}

const aspectsOf = (language: LanguageTag): [string, Aspect][] =>
  Object.entries(tutorRulesOf(language).followUps?.asking?.aspects ?? {})
