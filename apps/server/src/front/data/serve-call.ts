import type { Catalogue, DatabaseFunction } from './catalogue/catalogue.ts'
import { findFunction } from './catalogue/find-function.ts'
import { badBody, DataError } from './data-error.ts'
import { runStatements, type DataRequest, type Serving } from './data-request.ts'
import { reply } from './reply.ts'
import { readBody } from './request/body.ts'
import { parseQuery, type RequestQuery } from './request/query.ts'
import { windowOf, type Window } from './request/window.ts'
import { appliedOf, replyRows, totalOf } from './serve-read.ts'
import { csvHeader } from './statement/csv-header.ts'
import { resolveRead, type ReadNode, type Source } from './statement/read-node.ts'
import { createValues, type Values } from './statement/values.ts'
import { writeAnswer, writeBody, writeScalarBody, type AnswerRow } from './statement/write-answer.ts'
import { scalarName, writeCall, type CallArguments } from './statement/write-call.ts'
import { writeFrom, writeSelect } from './statement/write-rows.ts'

/** Answers GET, HEAD and POST of a function. */
export async function serveCall(serving: Serving, request: DataRequest): Promise<Response> {
  const { method, isReading, name, search } = request
  if (!isReading && method !== 'POST') {
    throw new DataError(405, 'PGRST101', `Cannot use the ${method} method on RPC`)
  }
  const query = parseQuery(search, isReading)
  const args = isReading ? textsOf(query) : await readArguments(request)
  const called = findFunction(
    serving.catalogue,
    name,
    args.kind === 'texts' ? [...args.texts.keys()] : args.names,
  )
  const node = resolveRead(serving.catalogue, resultOf(serving.catalogue, called), query)
  const window = called.isSet ? windowOf(node.list, request.range) : { offset: 0, limit: 1 }
  const values = createValues()
  const text = writeStatement(request, { called, args, node, window }, values)
  const { answer } = await runStatements(serving, request, [{ text, values: values.list }])
  return replyCall(request, called, window, answer)
}

const textsOf = ({ args }: RequestQuery): CallArguments => ({ kind: 'texts', texts: args })

async function readArguments({ c }: DataRequest): Promise<CallArguments> {
  const body = await readBody(c)
  const value = body?.value ?? {}
  if (typeof value !== 'object' || Array.isArray(value)) throw badBody('The arguments must be a JSON object')
  return { kind: 'json', names: Object.keys(value), text: body?.text ?? '{}' }
}

/** The rows of a function's result; where they are rows of a table, what belongs to them can be embedded. */
function resultOf({ byId }: Catalogue, { name, columns, relation }: DatabaseFunction): Source {
  return {
    alias: 't0',
    from: 'src as t0',
    name,
    columns: columns ?? new Map(),
    relation: relation === undefined ? undefined : byId.get(relation),
  }
}

interface Call {
  called: DatabaseFunction
  args: CallArguments
  node: ReadNode
  window: Window
}

function writeStatement(request: DataRequest, { called, args, node, window }: Call, values: Values): string {
  const { isHead, media, preferences, method } = request
  const limited = preferences.maxAffected !== undefined && method === 'POST'
  if (limited && !called.isSet) throw notCountable()
  const before = `src as materialized (${writeCall(called, args, values)})`
  const hasBody = !isHead && !called.isVoid && preferences.return !== 'minimal'
  return writeAnswer({
    before,
    rows: writeSelect(node, window, values),
    body: hasBody ? bodyOf(request, called, node, values) : undefined,
    page: limited ? '(select count(*) from src)' : undefined,
    total: preferences.count === undefined ? undefined : `(select count(*) ${writeFrom(node, values)})`,
    isSingle: media.kind === 'object' && method === 'POST',
    mostAffected: limited ? values.add(preferences.maxAffected ?? 0) : undefined,
  })
}

function bodyOf({ media }: DataRequest, called: DatabaseFunction, node: ReadNode, values: Values): string {
  if (!called.columns) return writeScalarBody(scalarName, called.isSet && media.kind !== 'object')
  if (called.isSet || media.kind === 'csv') return writeBody(media, csvHeader(media, node, values))
  return `coalesce(${writeBody({ ...media, kind: 'object' }, undefined)}, 'null'::json)`
}

function replyCall(
  request: DataRequest,
  { isVoid }: DatabaseFunction,
  window: Window,
  answer: AnswerRow,
): Response {
  const { preferences } = request
  const isSilent = isVoid || preferences.return === 'minimal'
  const answered = replyRows(request, window, answer, totalOf(request, answer, undefined))
  if (!isSilent) return answered
  return reply(204, null, {
    'content-range': answered.headers.get('content-range') ?? '*/*',
    ...appliedOf(preferences),
  })
}

const notCountable = () =>
  new DataError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  )
