import { z } from 'zod'
import { defaultSpeechVoice, voices } from '@lingarden/languages/voices'

/** The longest text that is read out at once, in code points. */
export const longestSpeechText = 4000
/** The largest recording, in bytes. */
export const largestRecording = 25 * 1024 * 1024
/** The longest recording, in seconds, where its length can be told. */
export const longestRecording = 600

const characters = (text: string): number => [...text].length

/** What `POST /api/tutor/tts` takes (requirement 7.2). Whether the language is one we teach is checked on its own. */
export const speechRequestSchema = z.object({
  text: z
    .string()
    .refine(
      (text) => characters(text) <= longestSpeechText,
      `is longer than ${longestSpeechText} characters`,
    ),
  voice: z.enum(voices).default(defaultSpeechVoice),
  shortLanguageCode: z.string().max(35),
  /** How to speak, such as `slowly and clearly`; voices that cannot be told so ignore it. */
  instructions: z.string().max(1000).optional(),
})
export type SpeechRequest = z.output<typeof speechRequestSchema>

/** A word in its place in the text and in the audio. */
export interface SpokenWord {
  /** UTF-16 code units from the start of the text. */
  offset: number
  /** UTF-16 code units. */
  length: number
  /** Seconds from the start of the audio. */
  start: number
  end: number
}

/** What the address in the header `x-speech-words` of a speech answer tells: when each word is heard. */
export const spokenWordsSchema = z.object({
  words: z.array(
    z.object({
      offset: z.number().int().min(0),
      length: z.number().int().min(1),
      start: z.number().min(0),
      end: z.number().min(0),
    }),
  ),
})

/** What `POST /api/tutor/transcribe-language` answers (requirement 7.1b). */
export const transcriptionSchema = z.object({ transcription: z.string() })
