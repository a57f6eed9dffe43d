import {
  beginTurn,
  hearTurn,
  holdTurn,
  silenceSpent,
  type SpokenTurn,
} from '@lingarden/domain/speaking/end-of-turn'
import { isSilent } from './level-meter'
import type { Microphone } from './microphone'
import type { Recording, RunningRecording } from './recorder'
import { recordingErrorOf } from './recording-error'
import type { VoiceDetector } from './voice-detector'
import {
  resting,
  type VoiceInputDeps,
  type VoiceListeners,
  type VoiceProblem,
  type VoiceState,
  type Writer,
} from './voice-state'

/** Silence at the beginning of a recording that is longer is thrown away, so that a turn is no long wait. Milliseconds. */
const longestLead = 20_000

/** Speaking instead of typing: from the microphone to a text, whatever goes wrong between. */
export class VoiceInput {
  readonly #deps: VoiceInputDeps
  readonly #listeners = new Set<() => void>()
  #state = resting
  #handlers: VoiceListeners | undefined
  #microphone: Microphone | undefined
  #running: RunningRecording | undefined
  #detector: VoiceDetector | undefined
  #writer: Writer | undefined
  #turn: SpokenTurn | undefined
  #window = 0
  #beganAt = 0
  /** Milliseconds that the detector has heard. */
  #clock = 0
  /** Ends what is under way when the learner cancels, or begins anew. */
  #abort = new AbortController()

  constructor(deps: VoiceInputDeps) {
    this.#deps = deps
  }

  readonly getState = (): VoiceState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  listen(handlers: VoiceListeners): void {
    this.#handlers = handlers
  }

  /**
   * Begins to record; the learner ends it.
   * @param window with it, the turn ends by itself after so many milliseconds of silence
   */
  async start(window?: number): Promise<void> {
    this.#reset()
    const { signal } = this.#abort
    const isHandsFree = window !== undefined
    if (!this.#deps.canRecord()) return this.#fail({ kind: 'no-writer' })
    this.#window = window ?? 0
    this.#set({ ...resting, phase: 'opening', isHandsFree })
    try {
      const microphone = (this.#microphone ??= await this.#deps.open())
      if (signal.aborted) return this.#closeMicrophone()
      if (isHandsFree)
        this.#detector ??= await this.#deps.detect(microphone, (isVoice, at) => this.#hear(isVoice, at))
      if (signal.aborted) return this.#closeMicrophone()
      if (!isHandsFree) this.#handlers?.onSpeech()
      this.#turn = isHandsFree ? beginTurn(this.#clock) : undefined
      this.#record(microphone, signal)
    } catch (cause) {
      this.#closeMicrophone()
      if (!signal.aborted) this.#set({ ...resting, problem: { kind: recordingErrorOf(cause).problem } })
    }
  }

  /** Ends the recording and has it written down. */
  stop(): void {
    if (this.#state.phase === 'recording') this.#running?.stop()
  }

  /** Throws away what is recorded, or was, and closes the microphone. */
  cancel(): void {
    this.#reset()
    this.#closeMicrophone()
    this.#set(resting)
  }

  /** Has the kept recording written down once more. */
  async retry(): Promise<void> {
    const { recording, isHandsFree } = this.#state
    if (!recording || this.#state.phase !== 'idle') return
    this.#writer ??= this.#deps.openWriter()
    this.#set({ isHandsFree })
    await this.#write(recording, this.#abort.signal)
  }

  /** Holds the turn while the learner thinks, or lets it go on. */
  hold(isHeld: boolean): void {
    if (!this.#turn) return
    this.#turn = holdTurn(this.#turn, isHeld, this.#clock)
    this.#showTurn(this.#turn)
  }

  #record(microphone: Microphone, signal: AbortSignal): void {
    this.#beganAt = this.#clock
    this.#writer = this.#deps.openWriter()
    this.#writer?.begin()
    const levels: number[] = []
    const running = this.#deps.record(microphone, (level) => {
      levels.push(level)
      this.#set({ levels: levels.slice() })
    })
    this.#running = running
    this.#set({ phase: 'recording', levels: [], turn: this.#turn?.phase })
    void this.#finish(running, signal)
  }

  async #finish(running: RunningRecording, signal: AbortSignal): Promise<void> {
    const recording = await running.done
    if (signal.aborted) return
    this.#running = undefined
    const isAbandoned = this.#turn?.phase === 'abandoned'
    if (!this.#state.isHandsFree || recording.end !== 'stopped' || isAbandoned) this.#closeMicrophone()
    if (isAbandoned) return this.#fail({ kind: 'abandoned' })
    if (recording.end !== 'stopped') return this.#fail({ kind: recording.end }, recording)
    if (isSilent(recording.levels)) return this.#fail({ kind: 'silent' }, recording)
    await this.#write(recording, signal)
  }

  async #write(recording: Recording, signal: AbortSignal): Promise<void> {
    if (!this.#writer) return this.#set({ ...resting, recording })
    this.#set({ phase: 'writing', recording, problem: undefined, turn: undefined, silence: 0 })
    try {
      const text = await this.#writer.write(recording, signal)
      if (signal.aborted) return
      if (text.trim() === '') return this.#fail({ kind: 'nothing-understood' }, recording)
      this.#set({ phase: 'idle' })
      this.#handlers?.onText(text.trim())
    } catch (cause) {
      if (signal.aborted) return
      const message = cause instanceof Error ? cause.message : String(cause)
      this.#fail({ kind: 'failed', message }, recording)
    }
  }

  #fail(problem: VoiceProblem, recording?: Recording): void {
    this.#writer?.cancel()
    this.#closeMicrophone()
    this.#set({ ...resting, recording, problem })
  }

  #hear(isVoice: boolean, now: number): void {
    this.#clock = now
    if (!this.#turn || this.#state.phase !== 'recording') return
    const before = this.#turn.phase
    this.#turn = hearTurn(this.#turn, isVoice, now, this.#window)
    const { phase } = this.#turn
    if (before === 'waiting' && phase === 'speaking') this.#handlers?.onSpeech()
    this.#showTurn(this.#turn)
    if (phase === 'ended' || phase === 'abandoned') this.stop()
    else if (phase === 'waiting' && !isVoice && now - this.#beganAt > longestLead) this.#beginAnew()
  }

  #beginAnew(): void {
    this.#running?.cancel()
    this.#writer?.cancel()
    if (this.#microphone) this.#record(this.#microphone, this.#abort.signal)
  }

  #showTurn(turn: SpokenTurn): void {
    const silence = silenceSpent(turn, this.#clock, this.#window)
    this.#set({ turn: turn.phase, isHeld: turn.isHeld, silence })
  }

  #reset(): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#running?.cancel()
    this.#running = undefined
    this.#writer?.cancel()
    this.#writer = undefined
    this.#turn = undefined
  }

  #closeMicrophone(): void {
    this.#detector?.close()
    this.#detector = undefined
    this.#microphone?.close()
    this.#microphone = undefined
  }

  #set(change: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
