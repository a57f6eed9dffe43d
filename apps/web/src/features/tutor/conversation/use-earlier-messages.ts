import { useState } from 'react'
import type { Conversation } from './conversation'

/** Messages shown at first, and with each further step: what is on the screen at once, and some scrolling back. */
const step = 60

/** Leaves out the beginning of a long conversation until the learner asks for it: opening it takes no longer than a short one. */
export function useEarlierMessages({ id, messages }: Pick<Conversation, 'id' | 'messages'>) {
  const [shown, setShown] = useState({ id, first: firstOf(messages.length) })
  // Another conversation begins at its own end; new messages of this one take nothing away.
  if (shown.id !== id) setShown({ id, first: firstOf(messages.length) })
  return {
    /** Place of the first message that is shown. */
    first: shown.first,
    showEarlier: () => setShown({ id, first: firstOf(shown.first) }),
  }
}

const firstOf = (count: number): number => Math.max(0, count - step)
