import { audioBlobLimit } from '@lingarden/domain/browser-storage'
import { getRecord, putRecord } from './learner-cache'

interface StoredClip {
  type: string
  bytes: ArrayBuffer
}

/**
 * Keeps a clip of speech: of a message, or of a word of the session (`wordAudioBlobs`). One over 10 MB is dropped
 * (requirements 5.6b, 9.6c).
 * @param key names what is spoken, in which voice
 */
export async function putClip(key: string, clip: Blob): Promise<void> {
  if (clip.size > audioBlobLimit) return
  const stored: StoredClip = { type: clip.type, bytes: await clip.arrayBuffer() }
  await putRecord('audio', key, stored, clip.size)
}

/** A clip that was kept; undefined where there is none. */
export async function getClip(key: string): Promise<Blob | undefined> {
  const record = await getRecord('audio', key)
  if (!record) return undefined
  const { type, bytes } = record.data as StoredClip
  return new Blob([bytes], { type })
}
