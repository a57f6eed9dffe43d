import { largestAnswer } from '../bounds.ts'
import type { MediaType } from '../request/media-type.ts'
import { quoteName } from './values.ts'

/** One row that holds the whole answer. */
export interface AnswerRow extends Record<string, unknown> {
  /** Rows in the body, or rows that were changed. */
  page: number
  /** Rows in all, where it was asked for and counted; a bigint as text. */
  total: string | null
  /** Null where none was asked for. */
  body: string | null
}

/** What PostgreSQL itself raises where an answer is not to be; see `write-answer`'s cast. */
export const raised = {
  size: 'lingarden:size:',
  single: 'lingarden:single:',
  affected: 'lingarden:affected:',
} as const

/**
 * Makes an error of a number that is found out in the database: the cast of a text that is no number fails, and undoes what
 * the statement did. A round trip is spared, and no function has to be there that a role could call.
 */
const raise = (mark: string, count: string) => `('${mark}' || ${count})::int4`

export interface Answer {
  /** Common table expressions before the select, with what the request does. */
  before?: string | undefined
  /** The select of the rows of the answer. */
  rows: string
  /** How the body is made of the rows, which are called r; undefined for none. */
  body: string | undefined
  /** The count of the rows in the answer, where it is not that of `rows`. */
  page?: string | undefined
  total?: string | undefined
  /** Undoes what was done where not one row was changed. */
  isSingle?: boolean
  /** Undoes what was done where more rows than this were changed, as a place of the statement. */
  mostAffected?: string | undefined
}

/** The statement of a request: one row with counts and the body as text, which is sent on as it is. */
export function writeAnswer({ before, rows, body, page, total, isSingle, mostAffected }: Answer): string {
  const checks = [
    `when octet_length(a.body) > ${largestAnswer} then ${raise(raised.size, 'a.page')}`,
    isSingle ? `when a.page <> 1 then ${raise(raised.single, 'a.page')}` : '',
    mostAffected ? `when a.page > ${mostAffected}::int4 then ${raise(raised.affected, 'a.page')}` : '',
  ]
  // HAVING makes one row of all, whether there is an aggregate or not.
  const inner = `select ${page ?? 'count(*)'}::int4 as page, ${total ?? 'null'}::int8 as total, ${body ?? 'null'}::text as body from (${rows}) as r having true`
  return `${before ? `with ${before} ` : ''}select a.page, a.total, a.body, case ${checks.join(' ')} end as refused from (${inner}) as a`
}

/** How a body is made of rows r of a relation. */
export function writeBody({ kind, isStripped }: MediaType, csvHeader: string | undefined): string {
  if (kind === 'csv') return writeCsv(csvHeader ?? `''`)
  const list = isStripped ? 'json_strip_nulls(json_agg(r))' : 'json_agg(r)'
  return kind === 'object' ? `(${list}->0)` : `coalesce(${list}, '[]'::json)`
}

/** A row's text in PostgreSQL is a line of CSV in brackets. */
const writeCsv = (header: string) =>
  `(${header} || coalesce(string_agg(E'\\n' || substr(r::text, 2, length(r::text) - 2), ''), ''))`

/** How a body is made of rows r of a function that returns values. */
export function writeScalarBody(name: string, isSet: boolean): string {
  const list = `json_agg(r.${quoteName(name)})`
  return isSet ? `coalesce(${list}, '[]'::json)` : `coalesce(${list}->0, 'null'::json)`
}
