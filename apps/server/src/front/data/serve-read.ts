import type { Statement } from '../../database/database.ts'
import { mostRows } from './bounds.ts'
import { findRelation } from './catalogue/find-function.ts'
import { badRange } from './data-error.ts'
import { runStatements, type DataRequest, type Serving } from './data-request.ts'
import { notSingle } from './postgres-error.ts'
import { contentRange, reply } from './reply.ts'
import { parseQuery } from './request/query.ts'
import { windowOf, type Window } from './request/window.ts'
import { csvHeader } from './statement/csv-header.ts'
import { resolveRead, sourceOf, type ReadNode } from './statement/read-node.ts'
import { createValues, type Values } from './statement/values.ts'
import { writeAnswer, writeBody, type AnswerRow } from './statement/write-answer.ts'
import { writeFrom, writeSelect, writeWindow } from './statement/write-rows.ts'

/** Answers GET and HEAD of a table. */
export async function serveRead(serving: Serving, request: DataRequest): Promise<Response> {
  const relation = findRelation(serving.catalogue, request.name)
  const query = parseQuery(request.search, false)
  const node = resolveRead(serving.catalogue, sourceOf(relation, 't0'), query)
  const window = windowOf(node.list, request.range)
  const { answer, others } = await runStatements(serving, request, writeRead(request, node, window))
  return replyRows(request, window, answer, totalOf(request, answer, others[0]))
}

function writeRead(request: DataRequest, node: ReadNode, window: Window): Statement[] {
  const values = createValues()
  const { isHead, media, preferences } = request
  const rows = isHead
    ? `select 1 ${writeFrom(node, values)}${writeWindow(window, values)}`
    : writeSelect(node, window, values)
  const total = writeTotal(preferences.count, node, values)
  const body = isHead ? undefined : writeBody(media, csvHeader(media, node, values))
  const statement = { text: writeAnswer({ rows, body, total }), values: values.list }
  return preferences.count === 'planned' || preferences.count === 'estimated'
    ? [statement, explain(node)]
    : [statement]
}

/**
 * How many rows there are; for an estimate, not counted further than an answer is long. What is `planned` is counted so
 * far, too: the planner's number alone would tell of rows that the caller may not see.
 */
function writeTotal(
  count: DataRequest['preferences']['count'],
  node: ReadNode,
  values: Values,
): string | undefined {
  if (count === undefined) return undefined
  const from = writeFrom(node, values)
  return count === 'exact'
    ? `(select count(*) ${from})`
    : `(select count(*) from (select 1 ${from} limit ${mostRows + 1}) as counted)`
}

/** What PostgreSQL expects; of the plan only the number of rows is told. */
function explain(node: ReadNode): Statement {
  const values = createValues()
  return { text: `explain (format json) select 1 ${writeFrom(node, values)}`, values: values.list }
}

interface ExplainRow {
  'QUERY PLAN'?: readonly { Plan: { 'Plan Rows': number } }[]
}

export function totalOf(
  { preferences }: DataRequest,
  { total }: AnswerRow,
  plan: Record<string, unknown> | undefined,
): number | undefined {
  const counted = total === null ? undefined : Number(total)
  const planned = (plan as ExplainRow | undefined)?.['QUERY PLAN']?.[0]?.Plan['Plan Rows']
  const isCounted = preferences.count === 'exact' || planned === undefined || counted === undefined
  return isCounted || counted <= mostRows ? counted : Math.max(counted, planned)
}

/** Answers a list of rows. */
export function replyRows(
  { preferences, media }: DataRequest,
  { offset }: Window,
  { page, body }: AnswerRow,
  total: number | undefined,
): Response {
  if (media.kind === 'object' && page !== 1) throw notSingle(page)
  if (preferences.count === 'exact' && total !== undefined && offset > total) {
    throw badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`)
  }
  return reply(total !== undefined && page < total ? 206 : 200, body, {
    'content-type': media.contentType,
    'content-range': contentRange(offset, page, total),
    ...appliedOf(preferences),
  })
}

export const appliedOf = ({ applied }: DataRequest['preferences']): Record<string, string> =>
  applied.length > 0 ? { 'preference-applied': applied.join(', ') } : {}
