import type { Outcome, SpeechItem, SpeechQueue } from '@/lib/speech/speech-queue'
import type { SpeechClip } from '@/lib/speech/clip'
import { speechParts } from '@lingarden/domain/speech/speech-parts'
import { MessageAudios } from './message-audios'
import type { ReplyChange } from './reply-changes'

/** What the learner wants to happen by itself (settings `auto_generate_audio` and `autoplay_audio`). */
export interface VoiceWishes {
  generates: boolean
  plays: boolean
}

interface VoiceDeps {
  queue: Pick<SpeechQueue, 'enqueue' | 'playNow' | 'rename' | 'stop'>
  load: (text: string, signal: AbortSignal) => Promise<SpeechClip>
  wishes: () => VoiceWishes
  /** Whether the learner has done something on this page yet (requirement 4.15b). */
  hasInteracted: () => boolean
  /** Tells the learner of a failure. */
  announce: (cause: unknown, isByHand: boolean) => void
  /** From now on everything is spoken more slowly. */
  slowDown: () => void
  /** Milliseconds on a clock that only goes forward. */
  now: () => number
}

/** A reply that is read out by itself, maybe while it is still being written. */
interface Reply {
  id: string
  /** Up to where it is read out, in UTF-16 code units. */
  end: number
  heard: Promise<Outcome>[]
  hasFailed: boolean
}

/** Reads the tutor's messages out: part by part while a reply comes in, or when the learner asks for one. */
export class ReplyVoice {
  readonly audios = new MessageAudios()
  readonly #deps: VoiceDeps
  #reply: Reply | undefined
  #replies = 0
  #begunAt: number | undefined
  /** How long it took to write down what the learner is about to send. */
  #written: number | undefined
  #abort = new AbortController()

  constructor(deps: VoiceDeps) {
    this.#deps = deps
  }

  follow(change: ReplyChange): void {
    switch (change.type) {
      case 'left':
        return this.silence()
      case 'begun':
        // Who answers has heard enough; the tutor does not talk on over the learner.
        this.silence()
        this.#begunAt = this.#deps.now()
        this.audios.setLatency(this.#written === undefined ? {} : { written: this.#written })
        this.#written = undefined
        return
      case 'grown':
        this.#noteText()
        return this.#speak(change.text, false)
      case 'said':
        this.#noteText()
        if (change.isSlow) this.#deps.slowDown()
        this.#speak(change.text, true)
        return this.#finish(change.id)
      default:
        return change satisfies never
    }
  }

  /** @param took milliseconds until what the learner said was written down; the next turn shows it */
  noteWritten(took: number): void {
    this.#written = took
  }

  /** Reads a message out at once. */
  async hear(id: string, text: string): Promise<void> {
    const items = speechParts(text, true).map(({ start, end }): SpeechItem => ({
      id,
      part: { offset: start, length: end - start },
      load: (signal) => this.#deps.load(text.slice(start, end), signal),
    }))
    try {
      if ((await this.#deps.queue.playNow(...items)) === 'played')
        this.audios.change(id, { audioPlayed: true })
    } catch (cause) {
      this.#deps.announce(cause, true)
    }
  }

  /** Ends what is heard, and what was to be heard by itself. */
  silence(): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#reply = undefined
    this.#deps.queue.stop()
  }

  #speak(text: string, isWhole: boolean): void {
    if (!this.#deps.wishes().generates) return
    this.#reply ??= { id: `reply ${(this.#replies += 1)}`, end: 0, heard: [], hasFailed: false }
    const reply = this.#reply
    for (const { start, end } of speechParts(text, isWhole)) {
      if (start < reply.end || reply.hasFailed) continue
      reply.end = end
      this.#speakPart(reply, { offset: start, length: end - start }, text.slice(start, end))
    }
  }

  #speakPart(reply: Reply, part: { offset: number; length: number }, text: string): void {
    const { queue, load, wishes, hasInteracted } = this.#deps
    const { signal } = this.#abort
    const clip = load(text, signal)
    this.audios.addPending(reply.id, 1)
    const fail = (cause: unknown) => {
      if (!signal.aborted && !reply.hasFailed) this.#deps.announce(cause, false)
      reply.hasFailed = true
    }
    // The reply may have got its final name meanwhile.
    void clip.catch(fail).finally(() => this.audios.addPending(reply.id, -1))
    if (!wishes().plays || !hasInteracted()) return
    const item: SpeechItem = { id: reply.id, part, load: () => clip, onPlaying: () => this.#noteAudio() }
    reply.heard.push(
      queue.enqueue(item).catch((cause: unknown) => {
        fail(cause)
        return 'stopped'
      }),
    )
  }

  #finish(messageId: string): void {
    const reply = this.#reply
    this.#reply = undefined
    if (!reply) return
    this.#deps.queue.rename(reply.id, messageId)
    this.audios.rename(reply.id, messageId)
    reply.id = messageId
    if (reply.heard.length > 0) void this.#noteEnd(reply)
  }

  async #noteEnd({ id, heard }: Reply): Promise<void> {
    const outcomes = await Promise.all(heard)
    if (outcomes.every((outcome) => outcome === 'played')) this.audios.change(id, { audioPlayed: true })
  }

  #noteText(): void {
    if (this.#begunAt === undefined || this.audios.getLatency().text !== undefined) return
    this.audios.setLatency({ ...this.audios.getLatency(), text: this.#deps.now() - this.#begunAt })
  }

  #noteAudio(): void {
    const latency = this.audios.getLatency()
    if (this.#begunAt === undefined || latency.audio !== undefined) return
    this.audios.setLatency({ ...latency, audio: this.#deps.now() - this.#begunAt })
  }
}
