import type { MediaType } from '../request/media-type.ts'
import type { ReadNode } from './read-node.ts'
import type { Values } from './values.ts'
import { namesOf } from './write-rows.ts'

/** The first line of an answer in CSV, as a place of the statement; undefined where it is JSON. */
export function csvHeader({ kind }: MediaType, node: ReadNode, values: Values): string | undefined {
  return kind === 'csv' ? `${values.add(namesOf(node).map(quoteCell).join(','))}::text` : undefined
}

const quoteCell = (name: string) => (/[",\n\r]/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
