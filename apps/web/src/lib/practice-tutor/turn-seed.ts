/**
 * A number from 0 to 2³² − 1 that stays the same for a conversation and its length (FNV-1a, 32 bits): it chooses among
 * equally good lines, and the browser's own digests are there in secure contexts only.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function turnSeed(conversationId: string, messages: number): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(`${conversationId}:${messages}`)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  }
  return hash
}
