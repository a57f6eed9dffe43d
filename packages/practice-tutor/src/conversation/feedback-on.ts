import type { LanguageTag } from '@lingarden/domain/languages'
import type { Feedback } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Lexicon } from '../checking/lexicon/lexicon.ts'
import { correctSentence } from '../matching/correct.ts'
import type { Match } from '../matching/match-answer.ts'
import type { ScenarioNode } from '../scenario.ts'
import { fillSure } from './fill-sure.ts'
import { feedbackOf } from './turn.ts'

/** From here on an answer is called correct. */
const correctFrom = 0.97

/**
 * Feedback on an answer that was understood: the expected answers correct it first, the rules second, and it is praised
 * only where all of it is known.
 */
export function feedbackOn(
  text: string,
  match: Match,
  { models }: ScenarioNode,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
): Feedback {
  const expected = correctSentence(text, match)
  const better = fillSure(match.answer.better[language], match) ?? models[language][0] ?? ''
  if (!expected && match.similarity >= correctFrom)
    return feedbackOf({ positive: 'Correct.', suggestedSentences: [better] })
  const corrections = expected ? [expected] : checkSentence(text, language, lexicon)
  if (corrections.length > 0)
    return feedbackOf({ positive: 'I understood you.', corrections, suggestedSentences: [better] })
  return feedbackOf({
    positive: 'I understood you, and found no mistake I can check.',
    suggestions: [`A usual way to say this: ${better}`],
    suggestedSentences: [better],
  })
}
