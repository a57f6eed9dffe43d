import { getSupabase } from '@/lib/supabase'
import { DictionaryError, dictionaryErrors } from './dictionary-error'
import type { FileChunks } from './protocol'

/**
 * Refuses without a session: dictionaries are for learners who signed in (requirement 6.4a).
 * @throws DictionaryError
 */
export async function requireSession(): Promise<void> {
  const { data, error } = await getSupabase().auth.getSession()
  if (error) throw new DictionaryError(dictionaryErrors.authFailed, { cause: error })
  if (!data.session) throw new DictionaryError(dictionaryErrors.notSignedIn)
}

/**
 * Downloads a file of the dictionaries bucket, as the pieces it arrived in: to join them takes the page longer than a
 * frame, so the worker does.
 * @param onProgress called with the bytes that arrived, each time some did
 * @throws DictionaryError where it is not there or the connection broke
 */
export async function downloadFile(file: string, onProgress: (bytes: number) => void): Promise<FileChunks> {
  const { data: stream, error } = await getSupabase().storage.from('dictionaries').download(file).asStream()
  if (error) throw new DictionaryError(dictionaryErrors.notRetrieved(file), { cause: error })
  const chunks: FileChunks = []
  try {
    for await (const chunk of readChunks(stream)) {
      chunks.push(chunk)
      onProgress(chunk.byteLength)
    }
  } catch (cause) {
    throw new DictionaryError(dictionaryErrors.notRetrieved(file), { cause })
  }
  return chunks
}

// Not every browser can iterate a stream by itself.
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value as Uint8Array<ArrayBuffer>
  }
}
