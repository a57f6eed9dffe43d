import { mostRows } from '../bounds.ts'
import { badRange } from '../data-error.ts'

/** Which rows of a list are asked for. */
export interface Window {
  offset: number
  limit: number
}

/** The rows that are answered, of those that limit and offset ask for: never more than the API's own bound. */
export const boundedBy = ({
  limit = mostRows,
  offset,
}: {
  limit?: number | undefined
  offset: number
}): Window => ({
  offset,
  limit: Math.min(limit, mostRows),
})

/**
 * The rows that both the address and the header `Range` (`0-9`, `10-`) ask for. A header that is no range is left alone, as
 * PostgREST does.
 * @throws DataError where the range ends before it begins
 */
export function windowOf(
  list: { limit: number | undefined; offset: number },
  range: string | undefined,
): Window {
  const [, from, to] = /^(\d{1,15})-(\d{0,15})$/u.exec(range ?? '') ?? []
  const asked = boundedBy(list)
  if (from === undefined) return asked
  if (to && Number(to) < Number(from)) {
    throw badRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  const offset = Math.max(asked.offset, Number(from))
  const end = Math.min(
    list.limit === undefined ? Infinity : list.offset + list.limit,
    to ? Number(to) + 1 : Infinity,
  )
  return boundedBy({ offset, limit: Math.max(0, end - offset) })
}
