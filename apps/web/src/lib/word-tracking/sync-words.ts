import { readLocal, writeLocal } from '@/lib/local-store'
import { getSupabase } from '@/lib/supabase'
import type { TrackedWord } from './tracked-words'

/** Counts of one language that the server has not acknowledged. */
interface Batch {
  id: string
  userId: string
  languageCode: string
  words: TrackedWord[]
}

const outboxKey = 'tracked-words'
/** The remote procedure takes at most 500 words. */
const batchSize = 200

function readOutbox(): Batch[] {
  return readLocal<Batch[]>(outboxKey) ?? []
}

/** Puts counts aside in the browser, so that a closed page or a lost connection loses none. */
export function keepWords(userId: string, languageCode: string, words: readonly TrackedWord[]): void {
  const batches: Batch[] = []
  for (let from = 0; from < words.length; from += batchSize) {
    batches.push({ id: crypto.randomUUID(), userId, languageCode, words: words.slice(from, from + batchSize) })
  }
  if (batches.length > 0) writeLocal(outboxKey, [...readOutbox(), ...batches])
}

let syncing: Promise<void> | undefined

/**
 * Sends what was put aside; a batch that the server does not acknowledge stays for the next time.
 * @throws the data API's error
 */
export function syncWords(userId: string): Promise<void> {
  syncing ??= sendAll(userId).finally(() => {
    syncing = undefined
  })
  return syncing
}

async function sendAll(userId: string): Promise<void> {
  for (;;) {
    const next = readOutbox().find((batch) => batch.userId === userId)
    if (!next) return
    await send(next)
    writeLocal(
      outboxKey,
      readOutbox().filter(({ id }) => id !== next.id),
    )
  }
}

async function send({ userId, languageCode, words }: Batch): Promise<void> {
  const updates = words.map(({ word, sentence, seen, clicks }) => ({
    user_id: userId,
    language_code: languageCode,
    word_string: word,
    seen,
    clicks,
    sentence,
  }))
  const { error } = await getSupabase().rpc('batch_update_user_dictionaries', { updates })
  if (error) throw error
}
