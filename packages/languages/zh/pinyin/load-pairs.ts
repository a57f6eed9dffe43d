import { openPairs, type WordPairs } from './word-pairs.ts'

/** Sentences come out better with them; without them words are chosen all the same. */
export async function loadPairs(): Promise<WordPairs | undefined> {
  try {
    const { packedPairs } = await import('../generated/word-pairs.ts')
    return openPairs(packedPairs)
  } catch {
    return undefined
  }
}
