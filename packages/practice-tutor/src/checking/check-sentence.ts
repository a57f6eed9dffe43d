import type { Gender } from '@lingarden/domain/profile'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Correction } from '@lingarden/languages/kit/sentence/correction'
import { tellReason } from '@lingarden/languages/kit/reasons/tell-reason'
import { correctInPasses } from '@lingarden/languages/kit/sentence/run-rules'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { countDifferentEnglish } from '@lingarden/text/english'

/** Longest text that is looked at, in characters. */
const longest = 1000

/**
 * Corrects what is surely wrong in a learner's sentence, mistake by mistake, in the learner's own words. No correction
 * does not mean that there is no mistake: a false correction is worse than a missed one.
 * @param lexicon the words of the language; Mandarin needs none, and without it Spanish and French go unchecked
 * @param into the language of the explanations
 * @param gender of the forms that the learner uses for themselves; null where nobody knows
 */
export function checkSentence(
  text: string,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
  into: HelpLanguage = 'en',
  gender: Gender | null = null,
): Correction[] {
  if (text.length > longest) return []
  // Beside English, the words of a sentence in the same letters cannot be judged.
  if (languageOf(language).script === 'latin' && countDifferentEnglish(text) >= 2) return []
  const learner = gender === null ? undefined : gender === 'feminine' ? 'f' : 'm'
  const { findEdits, reasons } = tutorRulesOf(language)
  return correctInPasses(
    text,
    (sentence) => findEdits(sentence, lexicon, learner),
    (reason) => tellReason(reasons, reason, into),
  )
}
