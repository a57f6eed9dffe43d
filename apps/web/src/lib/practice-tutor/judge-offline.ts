import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { loadPromptRules, loadTutorRules, loadWordRules } from '@lingarden/languages/load'
import { cleanReply } from '@lingarden/practice-tutor/verifying/clean-reply'
import { isInLanguage } from '@lingarden/practice-tutor/verifying/is-in-language'
import type { JudgedSentence, SentenceToJudge } from './protocol'

/**
 * What may be said of a model's sentence: plain text in the language.
 * @throws where the language's rules or words cannot be loaded
 */
export async function judgeOffline(
  { sentence, turn }: SentenceToJudge,
  loadLexicon: (tag: LanguageTag) => Promise<Lexicon | undefined>,
): Promise<JudgedSentence> {
  const { tag } = turn.language
  const [lexicon] = await Promise.all([
    loadLexicon(tag),
    loadPromptRules(tag),
    loadWordRules(tag),
    loadTutorRules(tag),
  ])
  const said = cleanReply(sentence, tag)
  const names = [turn.tutorName, turn.message ?? '', ...(turn.facts?.map(({ text }) => text) ?? [])].join(' ')
  const allowed = new Set(names.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const isWord = lexicon && ((word: string) => lexicon.isKnown(word))
  const isOurs = said !== '' && isInLanguage(said, { language: tag, isWord, allowed })
  return { said: isOurs ? said : undefined }
}
