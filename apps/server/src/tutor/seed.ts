import { createHash } from 'node:crypto'

/** A number that stays the same for a conversation and its length, and differs between conversations. */
export function turnSeed(conversationId: string, messages: number): number {
  return createHash('sha256').update(`${conversationId}:${messages}`).digest().readUInt32BE(0)
}
