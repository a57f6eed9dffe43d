import * as z from 'zod/mini'

/** The database answered something else than this version of the app knows how to read. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

/**
 * What the database answered, read by its schema; columns that the schema does not name are left out.
 * @param what was asked for, for whoever reads the log
 * @throws UnreadableAnswer with every place that does not fit as its cause
 */
export function parseAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  what: string,
  answer: unknown,
): z.output<Schema> {
  const read = z.safeParse(schema, answer)
  if (read.success) return read.data
  const places = read.error.issues.map(({ path, code }) => `${path.join('.') || 'all of it'}: ${code}`)
  throw new UnreadableAnswer(`The database's answer to ${what} does not fit: ${places.join(', ')}`, {
    cause: read.error,
  })
}
