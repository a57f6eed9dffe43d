/** Bytes of text from which compressing is worth its time; below, the gain is a few hundred bytes. */
const compressedFrom = 1024

/** Text as it is stored: compressed where it is long and the browser can. */
export type StoredText = string | ArrayBuffer

async function through(bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) {
  const writer = transform.writable.getWriter()
  // A failure shows where the other end is read.
  writer.write(bytes).catch(() => undefined)
  writer.close().catch(() => undefined)
  return new Response(transform.readable).arrayBuffer()
}

export async function compressText(text: string): Promise<StoredText> {
  if (text.length < compressedFrom || !('CompressionStream' in globalThis)) return text
  return through(new TextEncoder().encode(text), new CompressionStream('gzip'))
}

/** @throws where the bytes are no compressed text */
export async function decompressText(stored: StoredText): Promise<string> {
  if (typeof stored === 'string') return stored
  return new TextDecoder().decode(await through(new Uint8Array(stored), new DecompressionStream('gzip')))
}

/** Bytes that stored text takes, nearly. */
export function sizeOfText(stored: StoredText): number {
  return typeof stored === 'string' ? stored.length : stored.byteLength
}
