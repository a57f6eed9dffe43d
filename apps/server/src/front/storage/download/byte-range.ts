import { StorageRefusal } from '../refusal.ts'
import type { ByteRange } from '../contents/contents.ts'

/**
 * The range that a header `Range` asks for (RFC 9110, 14.2); undefined where all is to be sent, as for several ranges.
 * @throws StorageRefusal where it lies behind the end
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  if (start >= size)
    throw new StorageRefusal(416, 'InvalidRange', 'The range lies behind the end of the object')
  return end > start ? { start, end } : undefined
}
