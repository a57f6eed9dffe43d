import { wordLimits } from '../bank-transfer/transfer-word.ts'

/** Tags after some were added and others taken off; each once, added ones last. */
export function changeTags(
  tags: readonly string[],
  { add = [], remove = [] }: { add?: readonly string[]; remove?: readonly string[] },
): string[] {
  const gone = new Set(remove)
  return [...new Set([...tags, ...add])].filter((tag) => !gone.has(tag))
}

/** Tags as they were typed, between commas; spaces around and within are tidied, each stands once. */
export function readTags(typed: string): string[] {
  const tags = typed
    .normalize('NFC')
    .split(/[,;，；、\n]/u)
    .map((tag) => tag.replaceAll(/\s+/gu, ' ').trim())
  return [...new Set(tags)].filter(Boolean)
}

/** Whether a word can have these tags. */
export function fitTags(tags: readonly string[]): boolean {
  const bytes = new TextEncoder().encode(tags.join('')).length
  return tags.length <= wordLimits.tags && bytes <= wordLimits.tagBytes
}
