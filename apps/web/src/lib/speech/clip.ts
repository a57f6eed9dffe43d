import type { SpokenWord } from '@lingarden/domain/speech'

/** Speech as the browser holds it: the audio, and when each word is heard where the voice tells. */
export interface SpeechClip {
  audio: Blob
  words?: SpokenWord[]
}
