import { maxFactLength, maxFactsOfTurn, type LearnerFact } from '@lingarden/domain/learner-facts'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { ToldFact } from '../answer/answer-shape.ts'
import { cleanLine } from '../prompt/clean-data.ts'
import { isUnfit } from './unfit.ts'

/** Longest fact that is taken, in words; what is longer is a story. */
const mostWords = 16

interface Known {
  /** What the tutor was told before. */
  facts?: readonly LearnerFact[] | undefined
  /** The language that facts are written in; English unless told. */
  explanationLanguage?: HelpLanguage | undefined
}

/** Keeps of what a model took for facts those that are short, new and nobody else's business. */
export function soundFacts(
  told: readonly ToldFact[],
  { facts = [], explanationLanguage = 'en' }: Known,
): LearnerFact[] {
  const seen = new Set(facts.map(({ text }) => text.toLowerCase()))
  return told
    .map(({ topic, fact }) => ({
      topic,
      text: cleanLine(fact, maxFactLength + 1).replace(/[.。!]+$/u, ''),
      writtenIn: explanationLanguage,
    }))
    .filter(({ text }) => {
      const isShort = text.length <= maxFactLength && text.split(' ').length <= mostWords
      if (!isShort || !/\p{L}/u.test(text) || isUnfit(text)) return false
      return seen.size < seen.add(text.toLowerCase()).size
    })
    .slice(0, maxFactsOfTurn)
}
