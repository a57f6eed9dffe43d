import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'

export interface PastReview {
  word: string
  card?: 'recognition' | 'production'
  grade: 1 | 2 | 3 | 4
  /** How long ago it was given. */
  daysAgo: number
}

/** What a learner brings along: words, and reviews that were given earlier. */
interface Past {
  languageCode: 'zh-CN' | 'es-ES' | 'fr-FR'
  words: readonly { word: string; seen?: number; sentences?: string[]; tags?: string[] }[]
  reviews?: readonly PastReview[]
}

/** Acts with the secret key of the server under test, as an operator does. */
function openOperator(url: string) {
  const directory = process.env['E2E_DATA_DIR'] ?? ''
  const { secretKey } = JSON.parse(readFileSync(join(directory, 'secrets.json'), 'utf8')) as {
    secretKey: string
  }
  return createClient(url, secretKey, { auth: { persistSession: false } })
}

/** Gives a learner who signed up a past. */
export async function fillBank(url: string, email: string, { languageCode, words, reviews = [] }: Past) {
  const operator = openOperator(url)
  const { data } = await operator.from('profiles').select('id').eq('email', email).single()
  const user = { user_id: (data as { id: string }).id, language_code: languageCode }
  const bank = words.map(({ word, seen = 1, sentences = [], tags = [] }) => ({
    ...user,
    word_string: word,
    seen,
    sentences,
    tags,
  }))
  const log = reviews.map(({ word, card = 'recognition', grade, daysAgo }) => ({
    ...user,
    id: crypto.randomUUID(),
    word_string: word,
    card,
    grade,
    reviewed_at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  }))
  for (const { error } of [
    await operator.from('user_dictionaries').insert(bank),
    await operator.from('review_log').insert(log),
  ])
    if (error) throw new Error(error.message)
}

/** The reviews that the server has of a learner, the first given first. */
export async function reviewsOnServer(url: string, email: string) {
  const operator = openOperator(url)
  const { data } = await operator.from('profiles').select('id').eq('email', email).single()
  const { data: rows } = await operator
    .from('review_log')
    .select('id, word_string, card, grade')
    .eq('user_id', (data as { id: string }).id)
    .order('reviewed_at')
  return (rows ?? []) as { id: string; word_string: string; card: string; grade: number }[]
}
