import type { SpokenTurn } from '@lingarden/domain/speaking/end-of-turn'
import type { Microphone } from './microphone'
import type { Recording, RunningRecording } from './recorder'
import type { MicrophoneProblem } from './recording-error'
import type { OnFrame, VoiceDetector } from './voice-detector'

/** Why a recording has not become a text. The recording is kept, where there is one. */
export type VoiceProblem =
  | {
      kind:
        | MicrophoneProblem
        | 'lost'
        /** It was ended before the microphone was open. */
        | 'too-soon'
        | 'silent'
        | 'longest'
        | 'nothing-understood'
        | 'no-writer'
        | 'abandoned'
    }
  /** The server, or the way to it, failed; with a text for the learner. */
  | { kind: 'failed'; message: string }

export interface VoiceState {
  phase: 'idle' | 'opening' | 'recording' | 'writing'
  /** The microphone stays open after a turn. */
  isHandsFree: boolean
  /** Loudness of the running recording, twenty values a second, 0 to 1. */
  levels: readonly number[]
  /** Where a hands-free turn stands. */
  turn: SpokenTurn['phase'] | undefined
  isHeld: boolean
  /** How much of the silence that ends the turn has gone by, 0 to 1. */
  silence: number
  /** The last recording, until it is sent or thrown away. */
  recording: Recording | undefined
  problem: VoiceProblem | undefined
}

/** The browser and the server, or fakes of them. */
export interface VoiceInputDeps {
  /** Whether a recording is of any use: somebody writes it down, or it is made to be heard. */
  canRecord: () => boolean
  open: () => Promise<Microphone>
  record: (microphone: Microphone, onLevel: (level: number) => void) => RunningRecording
  /** Who writes down what was said; undefined where nobody does, and the recording is all there is. */
  openWriter: () => Writer | undefined
  detect: (microphone: Microphone, onFrame: OnFrame) => Promise<VoiceDetector>
  /** Milliseconds on a clock that only goes forward. */
  now: () => number
}

/** Writes down one recording; it may have to hear it while it is made. */
export interface Writer {
  begin: () => void
  /**
   * @returns the text, empty where nothing was understood
   * @throws with a text for the learner
   */
  write: (recording: Recording, signal: AbortSignal) => Promise<string>
  cancel: () => void
}

export interface VoiceListeners {
  /**
   * What was said, written down.
   * @param took milliseconds from the end of the recording
   */
  onText: (text: string, took: number) => void
  /** The learner begins to speak. */
  onSpeech: () => void
  /** It could not be written down, and why; the learner reads of it in the state, too. */
  onFailure: (cause: unknown) => void
}

/** Nothing is recorded, and nothing went wrong. */
export const resting: VoiceState = {
  phase: 'idle',
  isHandsFree: false,
  levels: [],
  turn: undefined,
  isHeld: false,
  silence: 0,
  recording: undefined,
  problem: undefined,
}
