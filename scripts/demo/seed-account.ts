import type { Database } from '@lingarden/database/generated/types'
import { rowFromReview } from '@lingarden/domain/review/review-row'
import type { Backend } from '../../apps/server/src/backend/backend.ts'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { readLessons } from './garden-words.ts'
import { demoHabits, type Habits } from './learner-habits.ts'
import { simulateLearner, type DemoLearning } from './simulate-learner.ts'

export const demoAccount = { email: 'demo@lingarden.example', password: 'garden-path-7', name: 'Ada' }

/** Rows sent at once. */
const batchSize = 500

type Client = SupabaseClient<Database>

const clientOf = (url: string, key: string): Client =>
  createClient<Database>(url, key, { auth: { persistSession: false } })

interface Moment {
  /** Milliseconds since the epoch. */
  now: number
  timeZone: string
}

/**
 * Makes the account of the demonstration with three months of practice in each language, unless it is there.
 * @returns whether it was made
 */
export async function seedAccount(backend: Backend, url: string, moment: Moment): Promise<boolean> {
  const admin = clientOf(url, backend.secretKey)
  const known = await admin.from('profiles').select('id').eq('email', demoAccount.email).limit(1)
  if (known.error) throw known.error
  if (known.data.length > 0) return false
  const userId = await signUp(backend, url)
  for (const habits of demoHabits) {
    const lessons = readLessons(habits.languageCode)
    await addLearning(admin, userId, habits, simulateLearner(habits, lessons, moment))
  }
  await setProfile(admin, userId)
  return true
}

/** Signs up as everybody does, by the link of the mail that this server keeps; gives back the learner's id. */
async function signUp(backend: Backend, url: string): Promise<string> {
  const { email, password, name } = demoAccount
  const { auth } = clientOf(url, backend.publishableKey)
  const { error: refusal } = await auth.signUp({ email, password, options: { data: { full_name: name } } })
  if (refusal) throw refusal
  const mail = backend.mails().findLast(({ to }) => to === email)
  const token = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { data, error } = await auth.verifyOtp({ token_hash: token, type: 'signup' })
  if (error) throw error
  if (!data.user) throw new Error('The account of the demonstration could not be confirmed')
  return data.user.id
}

async function setProfile(admin: Client, userId: string): Promise<void> {
  const { error } = await admin
    .from('profiles')
    .update({
      display_name: demoAccount.name,
      current_language_code: 'es-ES',
      gender: 'feminine',
      // Whoever only looks around should see whole sentences.
      mask_words: false,
      language_levels: { 'es-ES': 'elementary', 'zh-CN': 'beginner', 'fr-FR': 'beginner' },
      daily_goals: Object.fromEntries(demoHabits.map(({ languageCode, goal }) => [languageCode, goal])),
    })
    .eq('id', userId)
  if (error) throw error
}

const iso = (time: number) => new Date(time).toISOString()

async function addLearning(
  admin: Client,
  userId: string,
  habits: Habits,
  learning: DemoLearning,
): Promise<void> {
  const owner = { user_id: userId, language_code: habits.languageCode }
  await insert(learning.words, (rows) =>
    admin.from('user_dictionaries').insert(
      rows.map(({ term, sentences, seen, clicks, addedAt, metAt }) => ({
        ...owner,
        word_string: term,
        sentences,
        seen,
        clicks,
        created_at: iso(addedAt),
        updated_at: iso(metAt),
      })),
    ),
  )
  await insert(learning.days, (rows) =>
    admin.from('daily_analytics_history').insert(
      rows.map(({ date, wordsAdded, seconds, wordsByStage }) => ({
        ...owner,
        date,
        words_added: wordsAdded,
        practice_time_seconds: seconds,
        words_by_stage: wordsByStage,
      })),
    ),
  )
  await insert(learning.slices, (rows) =>
    admin.from('practice_slices').insert(
      rows.map(({ id, kind, date, minuteOfDay, startedAt, seconds }) => ({
        ...owner,
        id,
        kind,
        date,
        minute_of_day: minuteOfDay,
        started_at: iso(startedAt),
        seconds,
      })),
    ),
  )
  await insert(learning.reviews, (rows) =>
    admin
      .from('review_log')
      .insert(
        rows.map((review) => ({ ...owner, ...rowFromReview(review), received_at: iso(review.reviewedAt) })),
      ),
  )
  await insert(learning.lessons, (rows) =>
    admin.from('lesson_progress').insert(
      rows.map(({ lesson, playedAt }) => ({
        user_id: userId,
        course_id: lesson.courseId,
        lesson_id: lesson.lessonId,
        position: playedAt ? {} : { step: 'dialogue' },
        played_at: playedAt ? iso(playedAt) : null,
      })),
    ),
  )
}

async function insert<Row>(
  rows: readonly Row[],
  send: (rows: readonly Row[]) => PromiseLike<{ error: unknown }>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batchSize) {
    const { error } = await send(rows.slice(from, from + batchSize))
    if (error) throw error
  }
}
