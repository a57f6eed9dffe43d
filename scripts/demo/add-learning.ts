import { rowFromReview } from '@lingarden/domain/review/review-row'
import type { Habits } from './learner-habits.ts'
import type { Client } from './sign-up.ts'
import type { DemoLearning } from './simulate-learner.ts'

/** Rows sent at once. */
const batchSize = 500

/** One of so many words comes from a talk and not from a lesson. */
const talkedOf = 8
const iso = (time: number) => new Date(time).toISOString()

/** Sends what a learner left behind in a language, row by row as it would have come. */
export async function addLearning(
  admin: Client,
  userId: string,
  habits: Habits,
  learning: DemoLearning,
): Promise<void> {
  const owner = { user_id: userId, language_code: habits.languageCode }
  await beginAccount(admin, userId, learning)
  await insert(learning.words, (rows) =>
    admin.from('user_dictionaries').insert(
      rows.map(({ term, sentences, seen, clicks, addedAt, metAt }, place) => ({
        ...owner,
        word_string: term,
        sentences,
        seen,
        clicks,
        planted_at: iso(addedAt),
        source: place % talkedOf === 0 ? 'tutor' : 'lesson',
        // As function words are planted by that alone.
        planted_by: 'look-up',
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

/** The account is as old as what was done with it: the server believes no practice of before. */
async function beginAccount(admin: Client, userId: string, { days }: DemoLearning): Promise<void> {
  const [first] = days.map(({ date }) => date).toSorted()
  if (!first) return
  await admin
    .from('profiles')
    .update({ created_at: first })
    .eq('id', userId)
    .gt('created_at', first)
    .throwOnError()
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
