import { createWorkerLine } from '@/lib/worker/worker-line'
import { DictionaryError, dictionaryErrorName, dictionaryErrors } from './dictionary-error'
import type { DictionaryCalls } from './protocol'

const line = createWorkerLine<DictionaryCalls>(
  () => new Worker(new URL('./dictionary.worker.ts', import.meta.url), { type: 'module' }),
  {
    describeBreak: (message) => `The dictionary worker broke: ${message ?? 'A message could not be read'}`,
    // What the learner reads stays what it is on its way to the page.
    toError: ({ name, message }) =>
      name === dictionaryErrorName ? new DictionaryError(message) : new Error(message),
    toAbort: () => new DictionaryError(dictionaryErrors.searchCancelled),
  },
)

/** Asks the dictionary worker. */
export const askDictionary = line.ask
