import { answerCalls } from '@/lib/worker/answer-calls'
import { loadLexicon } from './load-lexicon'
import { checkOffline, createOfflineTutor, prepareOfflineLanguage } from './offline-tutor'
import type { OfflineCalls } from './protocol'

answerCalls<OfflineCalls>({
  turn: createOfflineTutor(loadLexicon),
  check: (sentence) => checkOffline(sentence, loadLexicon),
  prepare: ({ tag, reader }) => prepareOfflineLanguage(tag, reader),
})
