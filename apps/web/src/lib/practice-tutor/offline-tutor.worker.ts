import { answerCalls } from '@/lib/worker/answer-calls'
import { loadLexicon } from './load-lexicon'
import { createOfflineTutor, prepareOfflineLanguage } from './offline-tutor'
import type { OfflineCalls } from './protocol'

answerCalls<OfflineCalls>({
  turn: createOfflineTutor(loadLexicon),
  prepare: ({ tag, reader }) => prepareOfflineLanguage(tag, reader),
})
