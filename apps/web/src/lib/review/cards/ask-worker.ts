import { createWorkerLine } from '@/lib/worker/worker-line'
import type { CardCalls } from './card-service'

const line = createWorkerLine<CardCalls>(
  () => new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' }),
  { describeBreak: () => 'The worker of the cards broke' },
)

/** Asks the worker that keeps the cards. Where it breaks, it has then to be told everything anew. */
export const askCards = line.ask
