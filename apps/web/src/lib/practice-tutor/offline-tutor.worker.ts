import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { authoredTranslator } from '@lingarden/practice-tutor/meanings/translators'
import { answerCalls } from '@/lib/worker/answer-calls'
import { loadLexicon } from './load-lexicon'
import { judgeOffline } from './judge-offline'
import { checkOffline, createOfflineTutor, prepareOfflineLanguage } from './offline-tutor'
import type { OfflineCalls } from './protocol'

/** The lexicon that was read last: sentences come one after the other. */
let kept: { tag: LanguageTag; lexicon: Promise<Lexicon | undefined> } | undefined

function lexiconOf(tag: LanguageTag): Promise<Lexicon | undefined> {
  if (kept?.tag === tag) return kept.lexicon
  const lexicon = loadLexicon(tag)
  kept = { tag, lexicon }
  lexicon.catch(() => (kept = undefined))
  return lexicon
}

answerCalls<OfflineCalls>({
  turn: createOfflineTutor(loadLexicon),
  check: (sentence) => checkOffline(sentence, loadLexicon),
  judge: (sentence) => judgeOffline(sentence, lexiconOf),
  translate: async ({ text, tag, reader }) => (await authoredTranslator(tag, reader))(text),
  prepare: ({ tag, reader }) => prepareOfflineLanguage(tag, reader),
})
