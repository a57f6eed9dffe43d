import { answerCalls } from '@/lib/worker/answer-calls'
import type { RestoreCalls } from './protocol'
import { createRestoreService } from './restore-service'

answerCalls<RestoreCalls>(createRestoreService())
