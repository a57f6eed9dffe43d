/** How the audio of a message stands (requirement 3.21); `isPlaying` is the queue's to tell. */
export interface MessageAudio {
  /** Clips of it that are being made. */
  pending: number
  /** Whether it was heard to its end. */
  audioPlayed: boolean
}

/** How long the learner waited in the last turn, in milliseconds. */
export interface ReplyLatency {
  /** From the end of what they said to its text; absent where they typed. */
  written?: number
  /** From the beginning of the turn to the first text and to the first sound of its reply. */
  text?: number
  audio?: number
}

const silent: MessageAudio = { pending: 0, audioPlayed: false }

/** The audio of every message of a conversation, apart from it: it changes often, and only one message at a time. */
export class MessageAudios {
  readonly #audios = new Map<string, MessageAudio>()
  readonly #listeners = new Set<() => void>()
  #latency: ReplyLatency = {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get(id: string): MessageAudio {
    return this.#audios.get(id) ?? silent
  }

  change(id: string, change: Partial<MessageAudio>): void {
    this.#audios.set(id, { ...this.get(id), ...change })
    this.#tell()
  }

  addPending(id: string, count: 1 | -1): void {
    this.change(id, { pending: this.get(id).pending + count })
  }

  /** Gives what stood under a provisional name its final one. */
  rename(from: string, to: string): void {
    this.#audios.set(to, this.get(from))
    this.#audios.delete(from)
    this.#tell()
  }

  getLatency = (): ReplyLatency => this.#latency

  setLatency(latency: ReplyLatency): void {
    this.#latency = latency
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
