import { StorageRefusal } from '../refusal.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** How files of a type begin; a part that differs from file to file is left out. */
const signatures: Record<string, readonly { at: number; bytes: Buffer }[][]> = {
  'image/png': [[{ at: 0, bytes: ascii('\x89PNG\r\n\x1a\n') }]],
  'image/jpeg': [[{ at: 0, bytes: ascii('\xff\xd8\xff') }]],
  'image/gif': [[{ at: 0, bytes: ascii('GIF87a') }], [{ at: 0, bytes: ascii('GIF89a') }]],
  'image/webp': [
    [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  ],
  'application/pdf': [[{ at: 0, bytes: ascii('%PDF-') }]],
}

/** Bytes that tell the type of a file. */
const headSize = 16

const notOfType = (type: string) =>
  new StorageRefusal(415, 'InvalidMimeType', `The object is no ${type}, though it says so`)

/**
 * The same bytes, as long as they begin as files of their type do.
 * @throws StorageRefusal (on reading) where a picture is none: a page or a script by another name
 */
export async function* checkedBytes(
  type: string,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const known = signatures[type.split(';')[0]?.trim() ?? '']
  let head: Buffer | undefined = known ? Buffer.alloc(0) : undefined
  for await (const piece of bytes) {
    if (!head) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < headSize) continue
    if (!beginsAs(head, known)) throw notOfType(type)
    yield head
    head = undefined
  }
  if (!head) return
  if (!beginsAs(head, known)) throw notOfType(type)
  yield head
}

function beginsAs(head: Buffer, known: (typeof signatures)[string] = []): boolean {
  return known.some((parts) =>
    parts.every(({ at, bytes }) => head.subarray(at, at + bytes.length).equals(bytes)),
  )
}
