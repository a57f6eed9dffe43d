import { findLanguage } from '@lingarden/languages/find-language'
import { exerciseKinds } from '@lingarden/domain/exercises/exercise'
import { readExercise } from '@lingarden/domain/exercises/read-exercise'
import type { Activity, ActivityRequest } from '@lingarden/domain/tutor-activity'
import { isConnectionFailure } from '@/lib/connection-failure'
import { ask } from './ask-help'

/**
 * Asks for an activity; without a connection the rules make one here.
 * @throws TurnError with a text for the learner; one with the code nothing_to_practise where nothing was said yet
 */
export async function makeActivity(request: ActivityRequest, signal: AbortSignal): Promise<Activity> {
  const answer = await ask('activity', request, signal).catch(async (cause: unknown) => {
    const activity = isConnectionFailure(cause) ? await makeOffline(request) : undefined
    if (!activity) throw cause
    return activity
  })
  const activity = readActivity(answer)
  if (!activity) throw new Error('The activity cannot be read')
  return activity
}

async function makeOffline(request: ActivityRequest): Promise<Activity | undefined> {
  const { makeActivity: makeByRules } = await import('@lingarden/practice-tutor/activities/make-activity')
  const { kind, mistakes = [], sentences = [], words = [], into = 'en', languageCode } = request
  const language = findLanguage(languageCode)?.tag
  if (!language) return undefined
  const said = sentences.map((sentence) => ({ words: [], ...sentence }))
  return makeByRules({ kind, mistakes, sentences: said, words }, { language, into, seed: Date.now() })
}

function readActivity(value: unknown): Activity | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { type, title, exercises }: Partial<Record<string, unknown>> = { ...value }
  const kind = exerciseKinds.find((known) => known === type)
  if (!kind || typeof title !== 'string' || !Array.isArray(exercises)) return undefined
  const read = exercises.flatMap((exercise: unknown) => readExercise(exercise) ?? [])
  return read.length > 0 ? { type: kind, title, exercises: read } : undefined
}
