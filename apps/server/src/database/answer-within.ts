import { DatabaseUnavailable } from './database.ts'

/**
 * What PostgreSQL answers, unless it takes longer than it may: one that hangs, or a network that swallows what is sent,
 * says nothing at all. The connection cannot be used again then.
 * @throws DatabaseUnavailable after so many milliseconds
 */
export async function answerWithin<Result>(milliseconds: number, answer: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new DatabaseUnavailable('The database does not answer')),
    milliseconds,
  ).unref()
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
