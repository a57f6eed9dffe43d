import type { ClipPlayer } from './speech-queue'

const isInterrupted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'

/** Plays clips by an audio element; pitch stays where the rate is slower. */
export function createAudioPlayer(): ClipPlayer {
  const element = new Audio()
  element.preservesPitch = true
  let finish: (() => void) | undefined
  return {
    play: ({ audio }, rate, onTime) => {
      const url = URL.createObjectURL(audio)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      let frame = 0
      const listening = new AbortController()
      const { signal } = listening
      const follow = () => {
        // It may begin to sound only after it was stopped.
        if (signal.aborted) return
        onTime(element.currentTime)
        frame = requestAnimationFrame(follow)
      }
      finish = resolve
      element.addEventListener('ended', () => resolve(), { signal })
      const fail = () => reject(new Error('The browser cannot play this clip', { cause: element.error }))
      element.addEventListener('error', fail, { signal })
      element.src = url
      element.playbackRate = rate
      element.addEventListener('playing', follow, { once: true, signal })
      element.play().catch((cause: unknown) => {
        // Whoever pauses before it sounds will go on, or stop it.
        if (!isInterrupted(cause)) reject(cause)
      })
      return promise.finally(() => {
        cancelAnimationFrame(frame)
        listening.abort()
        URL.revokeObjectURL(url)
      })
    },
    pause: () => element.pause(),
    resume: () => void element.play().catch(() => finish?.()),
    stop: () => {
      element.pause()
      finish?.()
    },
    setRate: (rate) => {
      element.playbackRate = rate
    },
  }
}
