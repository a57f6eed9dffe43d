import { Decompress } from 'fzstd'
import { AnkiFileError } from './anki-file-error.ts'

/** Memory that a frame may ask for before anything of it is read; Anki's own ask for 8 MB at most. */
const largestWindow = 128 * 1024 * 1024

/** Whether bytes begin as a frame of Zstandard does (RFC 8878, 3.1.1). */
export const isZstd = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd

/**
 * What was compressed by Zstandard.
 * @param most bytes that it may become
 * @throws AnkiFileError where it becomes more, or is broken
 */
export function unzstd(bytes: Uint8Array, most: number): Uint8Array {
  if (windowOf(bytes) > largestWindow)
    throw new AnkiFileError('too-large', 'A frame asks for too much memory')
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Decompress((part) => {
    size += part.length
    if (size > most) throw new AnkiFileError('too-large', 'It becomes too large when it is unpacked')
    // The library goes on to use the memory that it hands over.
    parts.push(part.slice())
  })
  try {
    // In pieces, so that what becomes too large is noticed before all of it is there.
    const step = 1 << 20
    for (let from = 0; from < bytes.length; from += step)
      stream.push(bytes.subarray(from, from + step), from + step >= bytes.length)
  } catch (cause) {
    if (cause instanceof AnkiFileError) throw cause
    throw new AnkiFileError('damaged', 'What is compressed cannot be read', { cause })
  }
  return join(parts, size)
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Bytes of memory that the first frame asks for (RFC 8878, 3.1.1.1.2); Infinity for what is no frame. */
function windowOf(bytes: Uint8Array): number {
  const [descriptor, window] = [bytes[4], bytes[5]]
  if (!isZstd(bytes) || descriptor === undefined || window === undefined) return Infinity
  const isSingle = (descriptor & 0x20) !== 0
  if (!isSingle) {
    const base = 2 ** (10 + (window >> 3))
    return base + (base / 8) * (window & 7)
  }
  // A single segment is as large as its content, which the header tells in 1, 2, 4 or 8 bytes after the dictionary's id.
  const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0)
  const length = [1, 2, 4, 8][descriptor >> 6] ?? 8
  let size = 0
  for (let place = length - 1; place >= 0; place--) size = size * 256 + (bytes[at + place] ?? 255)
  return size
}
