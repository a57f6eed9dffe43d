import { currentTimeZone } from '@/lib/time-zone'
import { createPracticeCounter, type PracticeCounter, type PracticeSession } from './practice-counter'
import { leadTabs } from '@/lib/sync/tab-leader'
import { keepSlice } from './practised-slices'

/** What shows that a learner is there. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

let counter: PracticeCounter | undefined
const syncListeners = new Set<(session: PracticeSession) => void>()

/** The one counter of this page, by the browser's clock and the learner's signs. */
function browserCounter(): PracticeCounter {
  counter ??= openCounter()
  return counter
}

function openCounter(): PracticeCounter {
  const opened = createPracticeCounter({
    look: () => ({
      now: Date.now(),
      passed: performance.now(),
      timeZone: currentTimeZone(),
    }),
    passed: () => performance.now(),
    newId: () => crypto.randomUUID(),
    every: (milliseconds, run) => {
      const timer = setInterval(run, milliseconds)
      return () => clearInterval(timer)
    },
    lead: (userId, onLead) => leadTabs(`practice:${userId}`, onLead),
    keep: keepSlice,
    onSync: (session) => {
      for (const listener of syncListeners) listener(session)
    },
  })
  const note = () => opened.noteActivity()
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
  const follow = () => opened.setVisible(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', follow)
  follow()
  return opened
}

/** Begins to count a session; gives back how to end it. */
export const startPractice = (session: PracticeSession): (() => void) => browserCounter().start(session)

/** Who only listens or speaks is there too. */
export const notePractice = (): void => counter?.noteActivity()

/** Tells when practice should be sent; gives back how to stop. */
export function onPracticeSync(listener: (session: PracticeSession) => void): () => void {
  syncListeners.add(listener)
  return () => void syncListeners.delete(listener)
}
