import { answerCalls } from '@/lib/worker/answer-calls'
import type { TransferCalls } from './protocol'
import { createTransferService } from './transfer-service'

answerCalls<TransferCalls>(createTransferService(async () => (await import('./open-sqlite')).openSqlite()))
