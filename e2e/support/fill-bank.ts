import type { APIRequestContext, Page } from '@playwright/test'
import { openOperator } from './open-operator.ts'
import { startLearning } from './sign-up.ts'

export interface PastReview {
  word: string
  card?: 'recognition' | 'production'
  grade: 1 | 2 | 3 | 4
  /** How long ago it was given. */
  daysAgo: number
}

export interface PastWord {
  word: string
  seen?: number
  sentences?: string[]
  tags?: string[]
  notes?: string
  /** Where it came from; a conversation without it. */
  source?: string
  /** Only met; words are planted without it. */
  isMet?: boolean
}

/** Columns of a mistake; all of a list name the same ones. */
export interface PastMistake {
  original: string
  corrected: string
  sentence?: string
  mended?: string
  explanation?: string
  category?: string
  times_made?: number
  times_right?: number
  made_at?: string[]
  last_made_at?: string
  answers?: object[]
  resolved_at?: string | null
}

/** What a learner brings along: words, and reviews that were given earlier. */
interface Past {
  words?: readonly PastWord[]
  reviews?: readonly PastReview[]
  mistakes?: readonly PastMistake[]
}

interface NewLearner {
  page: Page
  request: APIRequestContext
  email: string
}

/** A new learner of Spanish who brings a past along, signed in; the app itself is not opened yet. */
export async function startWithPast({ page, request, email }: NewLearner, past: Past): Promise<void> {
  await startLearning(page, request, email, 'Spanish')
  await fillBank(page, email, past)
}

/** Gives a learner of Spanish who signed up a past. */
export async function fillBank(page: Page, email: string, past: Past): Promise<void> {
  const { words = [], reviews = [], mistakes = [] } = past
  const operator = await openOperator(page)
  const { data } = await operator.from('profiles').select('id').eq('email', email).single()
  const user = { user_id: (data as { id: string }).id, language_code: 'es-ES' }
  const now = new Date().toISOString()
  const bank = words.map((word) => ({
    ...user,
    word_string: word.word,
    seen: word.seen ?? 1,
    sentences: word.sentences ?? [],
    tags: word.tags ?? [],
    notes: word.notes ?? '',
    source: word.source ?? 'tutor',
    planted_at: word.isMet ? null : now,
    planted_by: word.isMet ? null : 'added',
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
    await operator.from('learner_mistakes').insert(mistakes.map((mistake) => ({ ...user, ...mistake }))),
  ])
    if (error) throw new Error(error.message)
}

/** Makes an account older: the server believes practice of no time before it was made. */
export async function ageAccount(page: Page, email: string, days: number): Promise<void> {
  const operator = await openOperator(page)
  const created = new Date(Date.now() - days * 86_400_000).toISOString()
  const { error } = await operator.from('profiles').update({ created_at: created }).eq('email', email)
  if (error) throw new Error(error.message)
}

/** The reviews that the server has of a learner, the first given first. */
export async function reviewsOnServer(page: Page, email: string) {
  const operator = await openOperator(page)
  const { data } = await operator.from('profiles').select('id').eq('email', email).single()
  const { data: rows } = await operator
    .from('review_log')
    .select('id, word_string, card, grade')
    .eq('user_id', (data as { id: string }).id)
    .order('reviewed_at')
  return (rows ?? []) as { id: string; word_string: string; card: string; grade: number }[]
}
