/** Counts what one connection sends, in windows of ten seconds. */
export interface MessageRate {
  /** Whether one more frame may come; too many end the connection. */
  takeFrame: () => boolean
  /** Whether one more broadcast, or change of presence, may go out. */
  takeMessage: () => boolean
}

const span = 10_000
const mostFrames = 150
const mostMessages = 30

/** @param now milliseconds since the epoch */
export function createMessageRate(now: () => number): MessageRate {
  let window = 0
  let frames = 0
  let messages = 0
  const enter = () => {
    const current = Math.floor(now() / span)
    if (current === window) return
    window = current
    frames = 0
    messages = 0
  }
  return {
    takeFrame: () => {
      enter()
      frames += 1
      return frames <= mostFrames
    },
    takeMessage: () => {
      enter()
      messages += 1
      return messages <= mostMessages
    },
  }
}
