import { invalidRequest } from '../refusal.ts'
import { createByteSource, type ByteSource } from './byte-source.ts'

/** A file in a form, with the fields that came before it. */
export interface FormFile {
  fields: Map<string, string>
  /** Undefined where the form names none. */
  type: string | undefined
  bytes: AsyncGenerator<Uint8Array>
}

/** Bytes of the head of a part, and of a field. */
const longestHead = 8 * 1024
const longestField = 64 * 1024
/** Fields before the file. */
const mostFields = 20

const notReadable = () => invalidRequest('The form cannot be read')

/**
 * Reads a form (multipart/form-data, RFC 7578) as far as its first file, whose bytes arrive while they are read: Supabase's
 * client sends the fields first and the file, without a name, last. What comes behind the file is not looked at.
 * @throws StorageRefusal where it is no such form
 */
export async function openFormFile(
  contentType: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<FormFile> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw notReadable()
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first boundary may stand at the very start.
  const source = createByteSource(pieces, Buffer.from('\r\n'))
  if (!(await source.takeUntil(mark, longestField))) throw notReadable()
  return readParts(source, mark)
}

async function readParts(source: ByteSource, mark: Buffer): Promise<FormFile> {
  const fields = new Map<string, string>()
  while (fields.size <= mostFields) {
    const head = await source.takeUntil(Buffer.from('\r\n\r\n'), longestHead)
    if (!head || head.subarray(0, 2).equals(Buffer.from('--'))) throw notReadable()
    const { name, isFile, type } = readHead(head.toString('utf8'))
    if (isFile) return { fields, type, bytes: source.streamUntil(mark, notReadable) }
    const value = await source.takeUntil(mark, longestField)
    if (!value) throw notReadable()
    fields.set(name, value.toString('utf8'))
  }
  throw notReadable()
}

function readHead(head: string): { name: string; isFile: boolean; type: string | undefined } {
  const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1]
  if (disposition === undefined) throw notReadable()
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(disposition)?.[1] ?? ''
  const type = /^content-type:\s*(\S[^\r\n]*)$/im.exec(head)?.[1]?.trim()
  return { name, type, isFile: /[;\s]filename\*?=/i.test(disposition) }
}
