import { longestPath } from '../bounds.ts'
import { notTaken } from '../data-error.ts'
import type { Scanner } from './scanner.ts'

/** One step into a JSON column: a key or a place; `isText` for ->>, whose result is text. */
export interface JsonStep {
  key: string | number
  isText: boolean
}

/** A column, or what lies inside a JSON column. */
export interface Field {
  name: string
  path: readonly JsonStep[]
}

/** Dashes belong to a name unless they begin an arrow. */
const bareName = /(?:[\p{L}\p{N}_ $]|-(?!>))+/uy
const quotedText = /"((?:[^"\\]|\\.)*)"/suy
const placeStep = /[+-]?\d+(?=->|::|\.|,|\)|\(|$)/uy
const keyStep = /(?:[^(\-:.,>)]|-(?!>))+/uy

/** A text in double quotes; undefined where none begins here. */
export function takeQuoted(scanner: Scanner): string | undefined {
  return scanner.match(quotedText)?.[1]?.replaceAll(/\\(.)/gsu, '$1')
}

/** The name of a column or relation; names with other characters stand in double quotes. */
export function takeName(scanner: Scanner): string {
  const name = takeQuoted(scanner) ?? scanner.match(bareName)?.[0].trim()
  if (!name) throw scanner.failure('a name')
  return name
}

/** The steps of `->a->0->>b`. */
export function takePath(scanner: Scanner): JsonStep[] {
  const path: JsonStep[] = []
  while (scanner.sees('->')) {
    scanner.expect('->')
    const isText = scanner.takes('>')
    path.push({ key: takeKey(scanner), isText })
  }
  if (path.length > longestPath)
    throw notTaken(`More than ${longestPath} steps into a JSON value are not taken.`)
  return path
}

function takeKey(scanner: Scanner): string | number {
  const place = scanner.match(placeStep)?.[0]
  if (place !== undefined && Math.abs(Number(place)) < 2 ** 31) return Number(place)
  const key = place ?? takeQuoted(scanner) ?? scanner.match(keyStep)?.[0]
  if (key === undefined) throw scanner.failure('a key or a place')
  return key
}

/** What an answer calls a field that has no alias: its last key, or its column. */
export function nameOf({ name, path }: Field): string {
  const last = path.findLast(({ key }) => typeof key === 'string')?.key
  return last === undefined ? name : String(last)
}
