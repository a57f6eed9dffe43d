import { AppError } from '../errors.ts'
import type { Problem, ProblemKind } from '../engines/language-model/errors.ts'

/** Which of the two failed. */
export type Service = 'speech' | 'transcription'

/** A call to a voice that failed. It says what happened without the provider's words, which may quote the learner or the key. */
export class SpeechFailure extends AppError {
  readonly problem: Problem

  constructor(service: Service, problem: Problem, options?: ErrorOptions) {
    const [status, says] = answerTo(service, problem.kind)
    super(
      status,
      `${service}_${problem.kind}`,
      `${subjects[service]} ${says} ${consolations[service]}`,
      options,
    )
    this.problem = problem
  }
}

const subjects = { speech: 'The voice', transcription: 'The service that writes down what you say' } as const
const consolations = {
  speech: 'You can go on reading and writing.',
  transcription: 'Your recording is still here; you can send it again or type instead.',
} as const

const unreachable = [502, 'cannot be reached just now.'] as const
const notSetUp = [502, 'is not set up rightly on this server; whoever runs it can mend that.'] as const
const unreadable = [422, 'cannot read this recording. Please record it again.'] as const
const busy = [503, 'is very busy. Please try again in a moment.'] as const
const answers: Partial<Record<ProblemKind, readonly [number, string]>> = {
  invalid_key: notSetUp,
  model_missing: notSetUp,
  unsupported: notSetUp,
  quota: [503, 'has used up what this server may spend on it. Please try again later.'],
  rate_limit: busy,
  overloaded: busy,
  timeout: [504, 'took too long to answer. Please try again.'],
  content_filter: [422, 'refuses this.'],
  bad_response: [502, 'gave an answer that cannot be used. Please try again.'],
}

function answerTo(service: Service, kind: ProblemKind): readonly [number, string] {
  // A service that refuses what it is asked has mostly been sent a recording that broke off.
  // A provider that refuses a call without a reason we know has most likely not understood the recording.
  if (service === 'transcription' && (kind === 'unsupported' || kind === 'bad_request')) return unreadable
  return answers[kind] ?? unreachable
}

export const nothingToSay = () =>
  new AppError(400, 'nothing_to_say', 'There is nothing in this text that can be read out.')

export const nothingHeard = () =>
  new AppError(
    422,
    'nothing_heard',
    'No words can be heard in this recording. Please try again, a little closer to the microphone.',
  )

export const emptyRecording = () =>
  new AppError(400, 'empty_recording', 'The recording is empty. Please record it again.')

export const unknownRecording = () =>
  new AppError(
    415,
    'unsupported_recording',
    'This is no recording that can be read. Please record it again; WebM, MP4, Ogg, WAV and MP3 are understood.',
  )

export const longRecording = () =>
  new AppError(
    413,
    'recording_too_long',
    'This recording is too long. Please record ten minutes at most, or say it in parts.',
  )

export const transcriptionUnavailable = () =>
  new AppError(
    501,
    'transcription_unavailable',
    'This server cannot write down what you say yet. You can type instead, or use a browser that does it by itself. ' +
      'Whoever runs the server can add it with SPEECH_PROVIDER.',
  )
