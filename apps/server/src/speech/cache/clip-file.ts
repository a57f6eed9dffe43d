import { spokenWordsSchema } from '@lingarden/domain/speech'
import { z } from 'zod'
import type { Clip } from '../speaker.ts'

const headSchema = z.object({ type: z.string(), words: spokenWordsSchema.shape.words.optional() })
const lengthBytes = 4

/** A clip as one file: the length of its head, the head as JSON, the audio. */
export function packClip({ type, words, audio }: Clip): Uint8Array {
  const head = Buffer.from(JSON.stringify({ type, words }))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(head.length)
  return Buffer.concat([length, head, audio])
}

/** The clip in a file; undefined where the file is none, as a disk that was full may leave one. */
export function unpackClip(file: Buffer): Clip | undefined {
  if (file.length < lengthBytes) return undefined
  const end = lengthBytes + file.readUInt32LE()
  if (end >= file.length) return undefined
  try {
    const { type, words } = headSchema.parse(JSON.parse(file.toString('utf8', lengthBytes, end)))
    return { type, words, audio: new Uint8Array(file.subarray(end)) }
  } catch {
    return undefined
  }
}
