import type { CacheSegment } from '@lingarden/domain/browser-storage'
import { compressText, decompressText, sizeOfText, type StoredText } from '@/lib/browser-storage/compress'
import { getRecord, putRecord } from './learner-cache'

/** Keeps a value that JSON can tell, compressed where it is long (requirement 9.6d). */
export async function putJson(segment: CacheSegment, key: string, value: unknown): Promise<void> {
  const text = await compressText(JSON.stringify(value))
  await putRecord(segment, key, text, sizeOfText(text))
}

/**
 * A value that was kept, and when; undefined where there is none, or none that can be read.
 * @template Value what was put there by this version of the app
 */
export async function getJson<Value>(
  segment: CacheSegment,
  key: string,
): Promise<{ value: Value; savedAt: number } | undefined> {
  const record = await getRecord(segment, key)
  if (!record) return undefined
  try {
    const value = JSON.parse(await decompressText(record.data as StoredText)) as Value
    return { value, savedAt: record.savedAt }
  } catch {
    return undefined
  }
}
