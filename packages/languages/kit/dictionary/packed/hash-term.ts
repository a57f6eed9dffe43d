/** A 32-bit hash of a key (FNV-1a over its UTF-16 code units, mixed once more so that its low bits vary). */
export function hashTerm(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}
