import { createWorkerLine } from '@/lib/worker/worker-line'
import type { RestoreCalls } from './protocol'

const line = createWorkerLine<RestoreCalls>(
  () => new Worker(new URL('./restore.worker.ts', import.meta.url), { type: 'module' }),
  {
    describeBreak: (message) =>
      `The worker that reads exports broke: ${message ?? 'a message could not be read'}`,
  },
)

/** Asks the worker that reads an export. */
export const askRestore = line.ask

/** Ends the worker and forgets the file. */
export const closeRestore = (): void => line.close('The file was closed')
