import type { TransferWord } from '@lingarden/domain/bank-transfer/transfer-word'
import type { Json } from '@lingarden/database/generated/types'
import { getSupabase } from '@/lib/supabase'

export interface ImportOwner {
  userId: string
  languageCode: string
  /** Names the import, so that what is sent again is taken once. */
  importId: string
  name: string
}

/** What one request brings at most: of words, of reviews, and of characters. */
const most = { words: 500, reviews: 6000, length: 800_000 }

/**
 * Brings words into the bank, part by part, under one import. Where it breaks off it may be sent again from the start.
 * @param onSent hears how many of them the server has
 * @throws the data API's error
 * @returns how many were new, or only met before
 */
export async function sendImport(
  owner: ImportOwner,
  words: readonly TransferWord[],
  tags: readonly string[],
  onSent: (count: number) => void,
): Promise<number> {
  let taken = 0
  let sent = 0
  for (const part of partsOf(words.map((word) => rowOf(word, tags)))) {
    const { data } = await getSupabase()
      .rpc('import_words', {
        p_user_id: owner.userId,
        p_language_code: owner.languageCode,
        p_import_id: owner.importId,
        p_name: owner.name,
        p_words: part as unknown as Json,
      })
      .throwOnError()
    const { added, planted } = data as { added: number; planted: number }
    taken += added + planted
    onSent((sent += part.length))
  }
  return taken
}

const rowOf = ({ reviews = [], tags, ...word }: TransferWord, more: readonly string[]) => ({
  ...word,
  tags: [...new Set([...tags, ...more])],
  reviews: reviews.map(({ kind, grade, at }) => ({ card: kind, grade, at: new Date(at).toISOString() })),
})
type ImportRow = ReturnType<typeof rowOf>

function* partsOf(rows: readonly ImportRow[]): Generator<ImportRow[]> {
  let part: ImportRow[] = []
  let [reviews, length] = [0, 0]
  for (const row of rows) {
    const size = JSON.stringify(row).length
    const isFull =
      part.length === most.words || reviews + row.reviews.length > most.reviews || length + size > most.length
    if (isFull && part.length > 0) {
      yield part
      part = []
      reviews = length = 0
    }
    part.push(row)
    reviews += row.reviews.length
    length += size
  }
  if (part.length > 0) yield part
}
