import {
  beginTurn,
  hearTurn,
  holdTurn,
  silenceSpent,
  type SpokenTurn,
} from '@lingarden/domain/speaking/end-of-turn'
import type { VoiceState } from './voice-state'

/** Silence at the beginning of a recording that is longer is thrown away, so that a turn is no long wait. Milliseconds. */
const longestLead = 20_000

/** What a frame has done to the turn: the learner began to speak, is done, or has kept silent for too long to be recorded. */
type TurnEvent = 'began' | 'over' | 'overlong-lead'

/** The turn of a learner who speaks hands-free, by the clock of what the microphone has heard. */
export class HandsFreeTurn {
  #turn: SpokenTurn | undefined
  #window = 0
  #clock = 0
  #recordedSince = 0

  /** @param window milliseconds of silence that end the turn; without it the learner ends it */
  begin(window: number | undefined): void {
    this.#window = window ?? 0
    this.#turn = window === undefined ? undefined : beginTurn(this.#clock)
  }

  /** A recording of the turn begins, perhaps once more. */
  beginRecording(): void {
    this.#recordedSince = this.#clock
  }

  end(): void {
    this.#turn = undefined
  }

  /** @param now milliseconds that the detector has heard */
  hear(isVoice: boolean, now: number): TurnEvent | undefined {
    this.#clock = now
    if (!this.#turn) return undefined
    const before = this.#turn.phase
    this.#turn = hearTurn(this.#turn, isVoice, now, this.#window)
    const { phase } = this.#turn
    if (before === 'waiting' && phase === 'speaking') return 'began'
    if (phase === 'ended' || phase === 'abandoned') return 'over'
    const isLeading = phase === 'waiting' && !isVoice
    return isLeading && now - this.#recordedSince > longestLead ? 'overlong-lead' : undefined
  }

  hold(isHeld: boolean): void {
    if (this.#turn) this.#turn = holdTurn(this.#turn, isHeld, this.#clock)
  }

  /** Nothing was said for so long that the microphone is to be closed. */
  get isAbandoned(): boolean {
    return this.#turn?.phase === 'abandoned'
  }

  /** What is shown of it. */
  show(): Pick<VoiceState, 'turn' | 'isHeld' | 'silence'> {
    if (!this.#turn) return { turn: undefined, isHeld: false, silence: 0 }
    const { phase, isHeld } = this.#turn
    return { turn: phase, isHeld, silence: silenceSpent(this.#turn, this.#clock, this.#window) }
  }
}
