import { answerCalls } from '@/lib/worker/answer-calls'
import { loadLexicon } from './load-lexicon'
import { createOfflineTutor, loadOfflineLanguage } from './offline-tutor'
import type { OfflineCalls } from './protocol'

answerCalls<OfflineCalls>({
  turn: createOfflineTutor(loadLexicon),
  prepare: loadOfflineLanguage,
})
