import type { SpeechClip } from './clip'
import { wordAt, type SpokenRange } from './word-at'

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
  /** Names what is heard, such as a message; its parts have the same. */
  id: string
  load: (signal: AbortSignal) => Promise<SpeechClip>
  /** Where this part stands in the text that is named, in UTF-16 code units; the whole text without it. */
  part?: SpokenRange
  /** How fast, whatever the learner chose for all else; 1 is as spoken. */
  rate?: number
  /** Called once, when the first sound of it is there. */
  onPlaying?: () => void
}

export interface SpeechState {
  /** What is loading or playing now. */
  current: string | undefined
  phase: 'idle' | 'loading' | 'playing' | 'paused'
  /** What waits, in order. */
  waiting: readonly string[]
  /** What is heard of the text: a word where its time is known, else the part; undefined between words. */
  word: SpokenRange | undefined
  /** 1 is as spoken. */
  rate: number
}

export type Outcome = 'played' | 'stopped'

interface Waiting {
  item: SpeechItem
  abort: AbortController
  /** Begun before its turn, so that one clip follows the other without a gap. */
  clip?: Promise<SpeechClip>
  settle: (outcome: Promise<Outcome> | Outcome) => void
}

function giveUp({ abort, settle }: Waiting): void {
  abort.abort()
  settle('stopped')
}

const silent = { current: undefined, phase: 'idle', waiting: [], word: undefined } as const

/** Plays speech one clip at a time, in the order it was asked for (requirement 4.15a). */
export class SpeechQueue {
  readonly #player: ClipPlayer
  readonly #listeners = new Set<() => void>()
  #state: SpeechState = { ...silent, rate: 1 }
  #waiting: Waiting[] = []
  #playing: Waiting | undefined

  constructor(player: ClipPlayer) {
    this.#player = player
  }

  readonly getState = (): SpeechState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Puts something at the end of the queue. Where it fails, what follows under the same name is not heard.
   * @returns whether it was heard to its end, or stopped before
   * @throws what `load` or the player throws
   */
  enqueue(item: SpeechItem): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    this.#waiting.push({ item: { ...item }, abort: new AbortController(), settle: resolve })
    this.#showWaiting()
    if (this.#state.phase === 'idle') void this.#playNext()
    else this.#prepareNext()
    return promise
  }

  /**
   * Stops everything and plays these, the parts of one text, at once: the learner asked for it by hand.
   * @throws what the first part that fails throws
   */
  async playNow(...items: SpeechItem[]): Promise<Outcome> {
    this.stop()
    const outcomes = await Promise.all(items.map((item) => this.enqueue(item)))
    return outcomes.includes('stopped') ? 'stopped' : 'played'
  }

  /** Gives what is heard under one name another, once the final one is known. */
  rename(from: string, to: string): void {
    for (const { item } of [...this.#waiting, ...(this.#playing ? [this.#playing] : [])]) {
      if (item.id === from) item.id = to
    }
    this.#set({ current: this.#playing?.item.id })
    this.#showWaiting()
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
    const going = [...this.#waiting, ...(this.#playing ? [this.#playing] : [])]
    this.#waiting = []
    this.#playing = undefined
    going.forEach(giveUp)
    this.#player.stop()
    this.#set(silent)
  }

  setRate(rate: number): void {
    this.#player.setRate(rate)
    this.#set({ rate })
  }

  async #playNext(): Promise<void> {
    const next = this.#waiting.shift()
    this.#playing = next
    if (!next) return this.#set(silent)
    this.#set({ current: next.item.id, phase: 'loading', word: undefined })
    this.#showWaiting()
    const outcome = this.#hear(next)
    next.settle(outcome)
    await outcome.catch(() => this.#drop(next.item.id))
    // Whoever stopped it has begun something else, or nothing.
    if (this.#playing === next) await this.#playNext()
  }

  #drop(id: string): void {
    this.#waiting.filter(({ item }) => item.id === id).forEach(giveUp)
    this.#waiting = this.#waiting.filter(({ item }) => item.id !== id)
  }

  #prepareNext(): void {
    const [next] = this.#waiting
    if (!next || next.clip) return
    next.clip = next.item.load(next.abort.signal)
    // Told when its turn comes.
    next.clip.catch(() => undefined)
  }

  async #hear(waiting: Waiting): Promise<Outcome> {
    const { signal } = waiting.abort
    const { item } = waiting
    try {
      const clip = await (waiting.clip ?? item.load(signal))
      if (signal.aborted) return 'stopped'
      this.#set({ phase: 'playing' })
      this.#prepareNext()
      let isHeard = false
      await this.#player.play(clip, item.rate ?? this.#state.rate, (seconds) => {
        if (signal.aborted) return
        if (!isHeard) item.onPlaying?.()
        isHeard = true
        const word = wordAt(clip, item.part, seconds)
        if (word?.offset !== this.#state.word?.offset) this.#set({ word })
      })
      return signal.aborted ? 'stopped' : 'played'
    } catch (error) {
      if (signal.aborted) return 'stopped'
      throw error
    }
  }

  #showWaiting(): void {
    this.#set({ waiting: this.#waiting.map(({ item }) => item.id) })
  }

  #set(change: Partial<SpeechState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
