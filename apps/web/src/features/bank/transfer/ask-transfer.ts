import { createWorkerLine } from '@/lib/worker/worker-line'
import type { TransferCalls } from './protocol'

const line = createWorkerLine<TransferCalls>(
  () => new Worker(new URL('./transfer.worker.ts', import.meta.url), { type: 'module' }),
  {
    describeBreak: (message) =>
      `The worker that reads files broke: ${message ?? 'a message could not be read'}`,
  },
)

/** Asks the worker that reads and writes files of words. */
export const askTransfer = line.ask

/** Ends the worker and forgets the file it has read; whoever still waits for it is told why. */
export const closeTransfer = (reason = 'The file was closed'): void => line.close(reason)
