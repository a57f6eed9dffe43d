import { NoSpeechGeneratedError, NoTranscriptGeneratedError } from 'ai'
import { classifyError } from '../../engines/language-model/classify-error.ts'
import { AppError } from '../../errors.ts'
import { nothingHeard, SpeechFailure, type Service } from '../failures.ts'

/** A failed call as the learner reads it; what is one already stays what it is. */
export function providerFailure(service: Service, error: unknown): AppError {
  if (error instanceof AppError) return error
  if (NoTranscriptGeneratedError.isInstance(error)) return nothingHeard()
  if (NoSpeechGeneratedError.isInstance(error)) return new SpeechFailure(service, { kind: 'bad_response' })
  return new SpeechFailure(service, classifyError(error))
}
