import { HandsFreeTurn } from './hands-free-turn'
import { OpenMicrophone } from './open-microphone'
import { isSilent } from './level-meter'
import type { Microphone } from './microphone'
import type { Recording, RunningRecording } from './recorder'
import { recordingErrorOf } from './recording-error'
import type { OnFrame } from './voice-detector'
import {
  resting,
  type VoiceInputDeps,
  type VoiceListeners,
  type VoiceProblem,
  type VoiceState,
  type Writer,
} from './voice-state'

/** Speaking instead of typing: from the microphone to a text, whatever goes wrong between. */
export class VoiceInput {
  readonly #deps: VoiceInputDeps
  readonly #listeners = new Set<() => void>()
  readonly #microphone: OpenMicrophone
  readonly #turn = new HandsFreeTurn()
  #state = resting
  #handlers: VoiceListeners | undefined
  #running: RunningRecording | undefined
  #writer: Writer | undefined
  /** Ends what is under way when the learner cancels, or begins anew. */
  #abort = new AbortController()

  constructor(deps: VoiceInputDeps) {
    this.#deps = deps
    this.#microphone = new OpenMicrophone(deps)
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
    this.#set({ ...resting, phase: 'opening', isHandsFree })
    try {
      const microphone = await this.#microphone.open(signal)
      const hear: OnFrame = (isVoice, at) => this.#hear(microphone, isVoice, at)
      if (isHandsFree) await this.#microphone.detect(microphone, hear, signal)
      if (!isHandsFree) this.#handlers?.onSpeech()
      this.#turn.begin(window)
      this.#record(microphone, signal)
    } catch (cause) {
      if (!signal.aborted) this.#fail({ kind: recordingErrorOf(cause).problem })
    }
  }

  /** Ends the recording and has it written down. Before the microphone is open there is none, and that is told. */
  stop(): void {
    const { phase } = this.#state
    if (phase === 'recording') this.#running?.stop()
    if (phase !== 'opening') return
    this.#reset()
    this.#fail({ kind: 'too-soon' })
  }

  /** Throws away what is recorded, or was, and closes the microphone. */
  cancel(): void {
    this.#reset()
    this.#microphone.close()
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
    this.#turn.hold(isHeld)
    this.#set(this.#turn.show())
  }

  #record(microphone: Microphone, signal: AbortSignal): void {
    this.#turn.beginRecording()
    this.#writer = this.#deps.openWriter()
    this.#writer?.begin()
    const levels: number[] = []
    const running = this.#deps.record(microphone, (level) => {
      levels.push(level)
      this.#set({ levels: levels.slice() })
    })
    this.#running = running
    this.#set({ phase: 'recording', levels: [], ...this.#turn.show() })
    void this.#finish(running, signal)
  }

  async #finish(running: RunningRecording, signal: AbortSignal): Promise<void> {
    const recording = await running.done
    if (signal.aborted) return
    this.#running = undefined
    const { isAbandoned } = this.#turn
    if (!this.#state.isHandsFree || recording.end !== 'stopped' || isAbandoned) this.#microphone.close()
    if (isAbandoned) return this.#fail({ kind: 'abandoned' })
    if (recording.end !== 'stopped') return this.#fail({ kind: recording.end }, recording)
    if (isSilent(recording.levels)) return this.#fail({ kind: 'silent' }, recording)
    await this.#write(recording, signal)
  }

  async #write(recording: Recording, signal: AbortSignal): Promise<void> {
    if (!this.#writer) return this.#set({ ...resting, recording })
    this.#set({ phase: 'writing', recording, problem: undefined, turn: undefined, silence: 0 })
    const began = this.#deps.now()
    try {
      const text = await this.#writer.write(recording, signal)
      if (signal.aborted) return
      if (text.trim() === '') return this.#fail({ kind: 'nothing-understood' }, recording)
      this.#set({ phase: 'idle' })
      this.#handlers?.onText(text.trim(), this.#deps.now() - began)
    } catch (cause) {
      if (signal.aborted) return
      const message = cause instanceof Error ? cause.message : String(cause)
      this.#fail({ kind: 'failed', message }, recording)
      this.#handlers?.onFailure(cause)
    }
  }

  #fail(problem: VoiceProblem, recording?: Recording): void {
    this.#writer?.cancel()
    this.#microphone.close()
    this.#set({ ...resting, recording, problem })
  }

  #hear(microphone: Microphone, isVoice: boolean, now: number): void {
    if (this.#state.phase !== 'recording') return
    const event = this.#turn.hear(isVoice, now)
    if (event === 'began') this.#handlers?.onSpeech()
    this.#set(this.#turn.show())
    if (event === 'over') this.stop()
    if (event !== 'overlong-lead') return
    this.#running?.cancel()
    this.#writer?.cancel()
    this.#record(microphone, this.#abort.signal)
  }

  #reset(): void {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#running?.cancel()
    this.#running = undefined
    this.#writer?.cancel()
    this.#writer = undefined
    this.#turn.end()
  }

  #set(change: Partial<VoiceState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
