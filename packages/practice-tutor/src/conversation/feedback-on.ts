import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Gender } from '@lingarden/domain/profile'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { courtesies } from '@lingarden/languages/kit/tutor/courtesies'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Heard } from '../hearing/heard.ts'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { correctSentence } from '../matching/correct.ts'
import type { Match } from '../matching/match-answer.ts'
import type { SceneNode } from '@lingarden/languages/scene'
import { feedbackTexts } from '../texts/texts-in.ts'
import { hasNoOtherContent } from './has-no-other-content.ts'
import { fillSure } from './fill-sure.ts'
import { feedbackOf } from './turn.ts'
import { correctFrom } from './understood-from.ts'

/** An answer that was understood. */
export interface UnderstoodAnswer {
  text: string
  match: Match
  node: SceneNode
  language: LanguageTag
  lexicon: Lexicon | undefined
  /** What feedback is written in, for the learner to read. */
  into: HelpLanguage
  /** Of the forms that the learner uses for themselves, where it is known. */
  gender: Gender | null
}

/**
 * Feedback on an answer that was understood: the expected answers correct it first, the rules second, and it is praised
 * only where all of it is known.
 */
export function feedbackOn(understood: UnderstoodAnswer): Feedback {
  const { text, match, language, lexicon, into, gender } = understood
  const texts = feedbackTexts({ explanationLanguage: into })
  const expected = correctSentence(text, match, { language, into })
  const better = usualForm(understood)
  // An answer of the scene may be a man's: what a woman says of herself is looked at all the same.
  const isLikeScene = !expected && match.similarity >= correctFrom
  const ofSelf = isLikeScene && gender ? checkSentence(text, language, lexicon, into, gender) : []
  if (isLikeScene && ofSelf.length === 0)
    return feedbackOf({ positive: texts.correct, suggestedSentences: better, mended: text })
  const corrections = expected ? [expected] : checkSentence(text, language, lexicon, into, gender)
  if (corrections.length > 0) {
    // The rules find some mistakes, and say nothing of the rest; the scene knows its answers whole.
    const mended = expected && { mended: expected.corrected }
    return feedbackOf({ positive: texts.understood, corrections, suggestedSentences: better, ...mended })
  }
  return feedbackOf({
    positive: texts.noMistakeFound,
    suggestions: better.map((sentence) => texts.usualWay(sentence)),
    suggestedSentences: better,
  })
}

/** Feedback on an answer that was understood only once its mistakes were mended; kept where the scene knows it whole. */
export function feedbackOnMended(
  understood: UnderstoodAnswer,
  corrections: Correction[],
  isAllRead: boolean,
): Feedback {
  const { text, match, into } = understood
  const isWhole = isAllRead && match.similarity >= correctFrom
  return feedbackOf({
    positive: feedbackTexts({ explanationLanguage: into }).understood,
    corrections,
    suggestedSentences: usualForm(understood),
    ...(isWhole && { mended: text }),
  })
}

/** Feedback on a message of which a part answered: the rules look at all of it, and nobody vouches for other sentences. */
export function feedbackOnPart(
  understood: UnderstoodAnswer,
  corrections: Correction[],
  heard: Heard,
): Feedback {
  const texts = feedbackTexts({ explanationLanguage: understood.into })
  const isKnown =
    isRestInSetPhrases(heard) && understood.match.similarity >= correctFrom && corrections.length === 0
  return feedbackOf({
    positive: corrections.length > 0 ? texts.understood : isKnown ? texts.correct : texts.noMistakeFound,
    corrections,
    suggestedSentences: usualForm(understood),
  })
}

/** Whether beside the answer nothing was said but courtesies and “and you?”. */
const isRestInSetPhrases = ({ moves, questions, statements, taken }: Heard): boolean =>
  questions.length + statements.length === 0 &&
  !taken &&
  moves.every(({ move }) => move === 'back' || courtesies.some((courtesy) => courtesy === move))

/**
 * A fuller or more natural way to say what was said: offered only where it differs by its form. Whoever lives in Manchester
 * is not helped by “I live in Dublin”.
 */
function usualForm({ text, match, language }: UnderstoodAnswer): string[] {
  const better = fillSure(match.answer.better, match)
  return better !== undefined && hasNoOtherContent(better, text, language) ? [better] : []
}
