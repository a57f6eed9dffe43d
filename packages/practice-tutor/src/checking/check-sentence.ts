import type { HelpLanguage } from '@lingarden/domain/help-languages'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { countEnglish } from '@lingarden/text/english'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { frenchRules } from './french/rules.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { findMandarinEdits } from './mandarin/rules.ts'
import { withoutOverlaps } from './sentence/edit.ts'
import { correctInPasses, runRules } from './sentence/run-rules.ts'
import { spanishRules } from './spanish/rules.ts'

/** Longest text that is looked at, in characters. */
const longest = 1000

/**
 * Corrects what is surely wrong in a learner's sentence, mistake by mistake, in the learner's own words. No correction
 * does not mean that there is no mistake: a false correction is worse than a missed one.
 * @param lexicon the words of the language; Mandarin needs none, and without it Spanish and French go unchecked
 * @param into the language of the explanations
 */
export function checkSentence(
  text: string,
  language: LanguageTag,
  lexicon: Lexicon | undefined,
  into: HelpLanguage = 'en',
): Correction[] {
  if (text.length > longest) return []
  if (language === 'zh') {
    return correctInPasses(text, (sentence) => withoutOverlaps(sentence, findMandarinEdits(sentence)), into)
  }
  // Beside English, the words of a sentence cannot be judged.
  if (!lexicon || countEnglish(text) >= 2) return []
  const rules = language === 'es' ? spanishRules : frenchRules
  return correctInPasses(text, (sentence) => runRules(sentence, lexicon, rules), into)
}
