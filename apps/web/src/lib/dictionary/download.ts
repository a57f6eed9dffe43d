import { StorageClient } from '@supabase/storage-js'
import { DictionaryError, dictionaryErrors } from './dictionary-error'
import type { StorageAccess } from './protocol'

/** A file in the pieces that it arrived in, in order. */
export type FileChunks = Uint8Array<ArrayBuffer>[]

/** The files of a dictionary as they were downloaded. */
export interface DictionaryFiles {
  entries: FileChunks
  /** The table of inflected forms, where the language inflects. */
  forms: FileChunks | undefined
}

/**
 * Downloads the files of a dictionary; in the worker, as megabytes that arrive keep a thread busy.
 * @param onProgress called with the bytes that arrived, each time some did
 * @throws DictionaryError where one is not there or the connection broke
 */
export async function downloadFiles(
  { url, headers }: StorageAccess,
  { languageCode, hasForms }: { languageCode: string; hasForms: boolean },
  onProgress: (bytes: number) => void,
): Promise<DictionaryFiles> {
  const bucket = new StorageClient(url, headers).from('dictionaries')
  const download = async (file: string): Promise<FileChunks> => {
    const { data: stream, error } = await bucket.download(file).asStream()
    if (error) throw new DictionaryError(dictionaryErrors.notRetrieved(file), { cause: error })
    try {
      return await readChunks(stream, onProgress)
    } catch (cause) {
      throw new DictionaryError(dictionaryErrors.notRetrieved(file), { cause })
    }
  }
  const [entries, forms] = await Promise.all([
    download(`${languageCode}.json`),
    hasForms ? download(`${languageCode}.forms.json`) : undefined,
  ])
  return { entries, forms }
}

// Not every browser can iterate a stream by itself.
async function readChunks(stream: ReadableStream, onProgress: (bytes: number) => void): Promise<FileChunks> {
  const chunks: FileChunks = []
  const reader = (stream as ReadableStream<Uint8Array<ArrayBuffer>>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return chunks
    chunks.push(value)
    onProgress(value.byteLength)
  }
}
