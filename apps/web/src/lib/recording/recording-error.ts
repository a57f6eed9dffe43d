/** Why a microphone cannot be had; the interface has a text for each. */
export type MicrophoneProblem =
  /** The learner, or the browser in their name, does not let the page listen. */
  | 'denied'
  /** No microphone is connected. */
  | 'missing'
  /** Another program holds the microphone. */
  | 'busy'
  /** This browser cannot record. */
  | 'unsupported'

export class RecordingError extends Error {
  override name = 'RecordingError'
  readonly problem: MicrophoneProblem

  constructor(problem: MicrophoneProblem, options?: ErrorOptions) {
    super(`No recording: ${problem}`, options)
    this.problem = problem
  }
}

const problems: Record<string, MicrophoneProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What the browser's refusal of a microphone means. */
export function recordingErrorOf(cause: unknown): RecordingError {
  if (cause instanceof RecordingError) return cause
  const name = typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''
  return new RecordingError(problems[name] ?? 'unsupported', { cause })
}
