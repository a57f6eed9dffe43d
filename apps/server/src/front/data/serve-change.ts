import { findRelation } from './catalogue/find-function.ts'
import { runStatements, type DataRequest, type Serving } from './data-request.ts'
import { contentRange, reply } from './reply.ts'
import { readBody, type JsonBody } from './request/body.ts'
import { parseQuery, type RequestQuery } from './request/query.ts'
import { windowOf } from './request/window.ts'
import { appliedOf } from './serve-read.ts'
import { csvHeader } from './statement/csv-header.ts'
import { resolveRead, sourceOf, type ReadNode } from './statement/read-node.ts'
import { writeReturned } from './statement/returned-columns.ts'
import { createValues, quoteName, type Values } from './statement/values.ts'
import { writeAnswer, writeBody, type Answer, type AnswerRow } from './statement/write-answer.ts'
import { writeDelete, writeInsert, writeUpdate, type Change } from './statement/write-change.ts'
import { writeSelect } from './statement/write-rows.ts'
import type { Relation } from './catalogue/catalogue.ts'

/** Answers POST, PATCH and DELETE of a table. */
export async function serveChange(serving: Serving, request: DataRequest): Promise<Response> {
  const relation = findRelation(serving.catalogue, request.name)
  const query = parseQuery(request.search, false)
  const body = request.method === 'DELETE' ? undefined : await readBody(request.c)
  const values = createValues()
  const text = writeStatement(serving, request, { relation, query, body }, values)
  const { answer } = await runStatements(serving, request, [{ text, values: values.list }])
  return replyChange(request, relation, answer)
}

interface Asked {
  relation: Relation
  query: RequestQuery
  body: JsonBody | undefined
}

function writeStatement(serving: Serving, request: DataRequest, asked: Asked, values: Values): string {
  const { preferences, media } = request
  const node = resolveChanged(serving, asked)
  const returned = returnedBy(request, asked.relation, node)
  const change = writeOf(request.method, { ...asked, preferences, returned }, asked.body, values)
  const returnsRows = preferences.return === 'representation'
  const answer: Answer = {
    before: `src as (${change})`,
    rows: returnsRows ? writeSelect(node, windowOf(node.list, undefined), values) : 'select * from src',
    body: returnsRows
      ? writeBody(media, csvHeader(media, node, values))
      : locationBody(request, asked.relation),
    page: '(select count(*) from src)',
    isSingle: returnsRows && media.kind === 'object',
    mostAffected: preferences.maxAffected === undefined ? undefined : values.add(preferences.maxAffected),
  }
  return writeAnswer(answer)
}

/** The changed rows as a list to select from; its filters have chosen what is changed and are done with. */
function resolveChanged({ catalogue }: Serving, { relation, query }: Asked): ReadNode {
  const node = resolveRead(catalogue, { ...sourceOf(relation, 't0'), from: 'src as t0' }, query)
  return { ...node, list: { ...node.list, conditions: [] } }
}

function returnedBy({ preferences, method }: DataRequest, relation: Relation, node: ReadNode): string {
  if (preferences.return === 'representation') return writeReturned(node)
  const isLocated =
    preferences.return === 'headers-only' && method === 'POST' && relation.primaryKey.length > 0
  return isLocated ? relation.primaryKey.map((name) => `t0.${quoteName(name)}`).join(', ') : 'true as changed'
}

function locationBody({ preferences, method }: DataRequest, { primaryKey }: Relation): string | undefined {
  const isLocated = preferences.return === 'headers-only' && method === 'POST' && primaryKey.length > 0
  return isLocated ? '(json_agg(r)->0)' : undefined
}

function writeOf(method: string, change: Change, body: JsonBody | undefined, values: Values): string {
  if (method === 'POST') return writeInsert(change, body, values)
  return method === 'PATCH' ? writeUpdate(change, body, values) : writeDelete(change, values)
}

function replyChange(request: DataRequest, relation: Relation, { page, body }: AnswerRow): Response {
  const { method, preferences, media } = request
  const total = preferences.count === undefined ? undefined : page
  const returnsRows = preferences.return === 'representation'
  return reply(method === 'POST' ? 201 : returnsRows ? 200 : 204, returnsRows ? body : null, {
    ...(returnsRows && { 'content-type': media.contentType }),
    'content-range': contentRange(0, method === 'PATCH' ? page : 0, total),
    ...(!returnsRows && body !== null && { location: locationOf(relation, body) }),
    ...appliedOf(preferences),
  })
}

/** The address of a new row by its key. */
function locationOf({ name, primaryKey }: Relation, body: string): string {
  const row = JSON.parse(body) as Record<string, unknown>
  const filters = primaryKey.map(
    (key) => `${encodeURIComponent(key)}=eq.${encodeURIComponent(String(row[key]))}`,
  )
  return `/${encodeURIComponent(name)}?${filters.join('&')}`
}
