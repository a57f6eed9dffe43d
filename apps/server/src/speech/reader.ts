import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { ClipCache } from './cache/clip-cache.ts'
import { createSingleFlight } from './single-flight.ts'
import type { Clip, Speaker, Utterance } from './speaker.ts'

/** Reads texts out, each only once. */
export interface Reader {
  /** The name of what is heard: the same text in the same voice has the same. */
  keyOf: (utterance: Utterance) => string
  /** What was read out before. */
  find: (key: string) => Promise<Clip | undefined>
  /**
   * Reads a text out, or joins in where the same is being read out.
   * @throws AppError, or the reason of the signal
   */
  read: (utterance: Utterance, signal: AbortSignal) => Promise<{ clip: Clip; isNew: boolean }>
}

/** A reader over a voice and a cache. A cache that fails costs time, no answer. */
export function createReader(speaker: Speaker, cache: ClipCache, log: Logger): Reader {
  const flights = createSingleFlight<{ clip: Clip; isNew: boolean }>()
  const keyOf = ({ text, voice, language, instructions }: Utterance): string => {
    const told = speaker.takesInstructions ? instructions : undefined
    const parts = [speaker.label, language.tag, voice, told ?? null, text]
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  }
  const warn = (what: string) => (err: unknown) => log.warn({ err }, what)
  const claim = async (key: string, signal: AbortSignal) => {
    try {
      return await cache.claim(key, signal)
    } catch (error) {
      signal.throwIfAborted()
      warn('Nobody could be asked whether speech is being made')(error)
      return () => Promise.resolve()
    }
  }
  return {
    keyOf,
    find: cache.read,
    read: async (utterance, signal) => {
      const key = keyOf(utterance)
      const isJoining = flights.isFlying(key)
      const { clip, isNew } = await flights.join(key, signal, async (everybodyLeft) => {
        // It may have been read out between the first look and now.
        const known = await cache.read(key)
        if (known) return { clip: known, isNew: false }
        const claimed = await claim(key, everybodyLeft)
        if (typeof claimed !== 'function') return { clip: claimed, isNew: false }
        try {
          const spoken = await speaker.speak(utterance, everybodyLeft)
          await cache.write(key, spoken).catch(warn('Speech could not be kept'))
          return { clip: spoken, isNew: true }
        } finally {
          await claimed()
        }
      })
      return { clip, isNew: isNew && !isJoining }
    },
  }
}
