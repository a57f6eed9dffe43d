import type { Microphone } from './microphone'
import type { OnFrame, VoiceDetector } from './voice-detector'
import type { VoiceInputDeps } from './voice-state'

/** A microphone, and who tells voice from silence in it, that stay open from turn to turn. */
export class OpenMicrophone {
  readonly #deps: Pick<VoiceInputDeps, 'open' | 'detect'>
  #microphone: Microphone | undefined
  #detector: VoiceDetector | undefined

  constructor(deps: Pick<VoiceInputDeps, 'open' | 'detect'>) {
    this.#deps = deps
  }

  /**
   * The microphone; opened where it is not, or was unplugged since. One that comes too late is closed again.
   * @throws RecordingError, or the reason of the signal
   */
  async open(signal: AbortSignal): Promise<Microphone> {
    if (this.#microphone?.isLive()) return this.#microphone
    this.close()
    const opened = await this.#deps.open()
    if (signal.aborted) opened.close()
    signal.throwIfAborted()
    return (this.#microphone = opened)
  }

  /**
   * Has the frames of the open microphone heard, unless they are heard already.
   * @throws the reason of the signal
   */
  async detect(microphone: Microphone, onFrame: OnFrame, signal: AbortSignal): Promise<void> {
    if (this.#detector) return
    const detector = await this.#deps.detect(microphone, onFrame)
    if (signal.aborted) detector.close()
    signal.throwIfAborted()
    this.#detector = detector
  }

  close(): void {
    this.#detector?.close()
    this.#detector = undefined
    this.#microphone?.close()
    this.#microphone = undefined
  }
}
