import type { Waiting } from '@lingarden/sync/mutation'
import { createQueue } from '@lingarden/sync/queue'
import { reportStorageTrouble } from '@/lib/browser-storage/storage-trouble'
import { logError } from '@/lib/log'
import { isSignedIn } from '@/lib/session/is-signed-in'
import { hasLeft } from '@/lib/identity/presence'
import { onSignOut } from '@/lib/identity/clearings'
import { exclusively } from './exclusively'
import { queueStore } from './queue-store'
import { openTopic } from './tab-channel'

const otherTabs = openTopic<{ place: string; there: Waiting | undefined }>('queue')

/** What this browser has not brought to the server yet, of every noun. */
export const queue = createQueue({
  store: queueStore,
  now: () => Date.now(),
  newKey: () => crypto.randomUUID(),
  exclusively,
  isSignedIn,
  mayKeep: (userId) => !hasLeft(userId),
  tell: (place, there) => otherTabs.tell({ place, there }),
  report: {
    onTrouble: reportStorageTrouble,
    onRefused: (cause) => logError('The server refused what was to be sent', cause),
    onFailed: (cause) => logError('Something waits to be sent', cause),
    onSetAside: ({ mutation: { kind }, version }) =>
      logError('Kept aside', `This version cannot send "${kind}" of version ${version}`),
  },
})

otherTabs.hear(({ place, there }) => queue.hear(place, there))
onSignOut(queue.clear)
