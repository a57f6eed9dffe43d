import { largestRecording, longestRecording } from '@lingarden/domain/speech'
import { tooLarge } from '../errors.ts'
import { emptyRecording, longRecording, unknownRecording } from './failures.ts'
import { audioType } from './audio-type.ts'
import { webmSeconds } from './webm-seconds.ts'

/**
 * Checks a recording by what it is, not by what it is called.
 * @throws AppError 400 empty_recording, 413 too_large or recording_too_long, 415 unsupported_recording
 */
export function checkRecording(audio: Uint8Array): void {
  if (audio.length === 0) throw emptyRecording()
  if (audio.length > largestRecording) throw tooLarge()
  const type = audioType(audio)
  if (!type) throw unknownRecording()
  if (type === 'audio/webm' && webmSeconds(audio) > longestRecording) throw longRecording()
}
