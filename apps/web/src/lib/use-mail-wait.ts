import { useState } from 'react'
import { useCountdown } from './use-countdown'

/** Seconds between two mails of a kind to one address. */
const pause = 60

const after = (time: Date, seconds: number) => new Date(time.getTime() + seconds * 1000)

/**
 * When a mail was sent, and how long it takes until another may be asked for.
 * @param sentBefore when one was sent before, where that is known
 */
export function useMailWait(sentBefore?: Date) {
  const [sentAt, setSentAt] = useState(sentBefore)
  const [until, setUntil] = useState(sentBefore && after(sentBefore, pause))
  return {
    sentAt,
    /** Whole seconds; 0 where a mail may be asked for. */
    secondsLeft: useCountdown(until),
    noteSent: () => {
      const now = new Date()
      setSentAt(now)
      setUntil(after(now, pause))
    },
    /** The server asks to wait, as it sent one that this page knows nothing of. */
    noteWait: (seconds: number) => setUntil(after(new Date(), seconds)),
  }
}
