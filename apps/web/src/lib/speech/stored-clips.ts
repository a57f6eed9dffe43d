import { audioBlobLimit } from '@lingarden/domain/browser-storage'
import type { SpokenWord } from '@lingarden/domain/speech'
import { getRecord, putRecord } from '@/lib/learner-cache/learner-cache'
import type { SpeechClip } from './clip'

interface StoredClip {
  type: string
  bytes: ArrayBuffer
  words: SpokenWord[] | undefined
}

/** Keeps a clip, of a message or a word, beyond the page; one over 10 MB is dropped (requirements 5.6b, 9.6c). */
export async function storeClip(key: string, { audio, words }: SpeechClip): Promise<void> {
  if (audio.size > audioBlobLimit) return
  const stored: StoredClip = { type: audio.type, bytes: await audio.arrayBuffer(), words }
  await putRecord('audio', key, stored, audio.size)
}

/** A clip that was stored; undefined where there is none. */
export async function readClip(key: string): Promise<SpeechClip | undefined> {
  const record = await getRecord('audio', key)
  if (!record) return undefined
  const { type, bytes, words } = record.data as StoredClip
  return { audio: new Blob([bytes], { type }), ...(words && { words }) }
}
