import type { SpeechClip } from './clip'

/** What plays one clip; a browser's audio element, or a fake in tests. */
export interface ClipPlayer {
  /**
   * Plays a clip to its end.
   * @param onTime hears the seconds since the clip's beginning, several times a second
   */
  play: (clip: SpeechClip, rate: number, onTime: (seconds: number) => void) => Promise<void>
  pause: () => void
  resume: () => void
  /** Ends the clip; its promise resolves. */
  stop: () => void
  setRate: (rate: number) => void
}

/** Something to be heard. */
export interface SpeechItem {
  /** Names what is heard, such as a message; asking for the same again begins it anew. */
  id: string
  load: (signal: AbortSignal) => Promise<SpeechClip>
}

export interface SpeechState {
  /** What is loading or playing now. */
  current: string | undefined
  phase: 'idle' | 'loading' | 'playing' | 'paused'
  /** What waits, in order. */
  waiting: readonly string[]
  /** Index among the words of the clip of the one that is heard; undefined between words, or where no times are known. */
  word: { offset: number; length: number } | undefined
  /** 1 is as spoken. */
  rate: number
}

type Outcome = 'played' | 'stopped'

interface Waiting extends SpeechItem {
  settle: (outcome: Promise<Outcome> | Outcome) => void
}

/** Plays speech one clip at a time, in the order it was asked for (requirement 4.15a). */
export class SpeechQueue {
  readonly #player: ClipPlayer
  readonly #listeners = new Set<() => void>()
  #state: SpeechState = { current: undefined, phase: 'idle', waiting: [], word: undefined, rate: 1 }
  #waiting: Waiting[] = []
  #abort: AbortController | undefined

  constructor(player: ClipPlayer) {
    this.#player = player
  }

  readonly getState = (): SpeechState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Puts something at the end of the queue.
   * @returns whether it was heard to its end, or stopped before
   * @throws what `load` or the player throws
   */
  enqueue(item: SpeechItem): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    this.#waiting.push({ ...item, settle: resolve })
    this.#set({ waiting: this.#waiting.map(({ id }) => id) })
    if (this.#state.phase === 'idle') void this.#playNext()
    return promise
  }

  /** Stops everything and plays this at once: the learner asked for it by hand. */
  playNow(item: SpeechItem): Promise<Outcome> {
    this.stop()
    return this.enqueue(item)
  }

  pause(): void {
    if (this.#state.phase !== 'playing') return
    this.#player.pause()
    this.#set({ phase: 'paused' })
  }

  resume(): void {
    if (this.#state.phase !== 'paused') return
    this.#player.resume()
    this.#set({ phase: 'playing' })
  }

  /** Ends what is heard and empties the queue. */
  stop(): void {
    for (const { settle } of this.#waiting) settle('stopped')
    this.#waiting = []
    this.#abort?.abort()
    this.#abort = undefined
    this.#player.stop()
    this.#set({ current: undefined, phase: 'idle', waiting: [], word: undefined })
  }

  setRate(rate: number): void {
    this.#player.setRate(rate)
    this.#set({ rate })
  }

  async #playNext(): Promise<void> {
    const item = this.#waiting.shift()
    if (!item) return this.#set({ current: undefined, phase: 'idle', waiting: [], word: undefined })
    const abort = new AbortController()
    this.#abort = abort
    this.#set({
      current: item.id,
      phase: 'loading',
      waiting: this.#waiting.map(({ id }) => id),
      word: undefined,
    })
    const outcome = this.#hear(item, abort.signal)
    item.settle(outcome)
    await outcome.catch(() => undefined)
    // Whoever stopped it has begun something else, or nothing.
    if (this.#abort === abort) await this.#playNext()
  }

  async #hear(item: SpeechItem, signal: AbortSignal): Promise<Outcome> {
    try {
      const clip = await item.load(signal)
      if (signal.aborted) return 'stopped'
      this.#set({ phase: 'playing' })
      await this.#player.play(clip, this.#state.rate, (seconds) => {
        if (!signal.aborted) this.#showWord(clip, seconds)
      })
      return signal.aborted ? 'stopped' : 'played'
    } catch (error) {
      if (signal.aborted) return 'stopped'
      throw error
    }
  }

  #showWord({ words = [] }: SpeechClip, seconds: number): void {
    const heard = words.findLast(({ start }) => start <= seconds)
    const word = heard && seconds <= heard.end ? { offset: heard.offset, length: heard.length } : undefined
    if (word?.offset !== this.#state.word?.offset) this.#set({ word })
  }

  #set(change: Partial<SpeechState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
