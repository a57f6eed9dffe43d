/** A short name of a text: the same for the same text, and hardly ever for another (32-bit FNV-1a, RFC 9923). */
export function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
