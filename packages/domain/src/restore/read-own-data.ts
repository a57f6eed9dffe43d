/** The tables that an export brings back, in the order in which they are sent: words before what is told of them, settings last. */
export const restoredTables = [
  'user_dictionaries',
  'dictionary_corrections',
  'review_log',
  'learner_mistakes',
  'learner_facts',
  'daily_analytics_history',
  'restored_days',
  'practice_slices',
  'tutor_histories',
  'lesson_progress',
  'review_activities',
  'profiles',
] as const
export type RestoredTable = (typeof restoredTables)[number]

/** A row of an export; the server looks at what is in it. */
export type ExportedRow = Record<string, unknown>

/** What is in an export, as far as it can be taken in. */
export interface OwnDataFile {
  /** ISO 8601. */
  exportedAt: string
  tables: Record<RestoredTable, ExportedRow[]>
  /** Rows of languages that are not taught here, by their code. */
  foreign: Map<string, number>
}

/**
 * Why a file is no export: no JSON; JSON of something else; the words alone, which the bank imports; of a later version; not
 * whole.
 */
export type OwnDataProblem = 'no-json' | 'foreign' | 'words-alone' | 'too-new' | 'damaged'

const version = 1

/**
 * Reads the file of an export of one's own data.
 * @param isTaught whether a language is taught here
 */
export function readOwnData(
  text: string,
  isTaught: (code: string) => boolean,
): OwnDataFile | { problem: OwnDataProblem } {
  const file = parse(text)
  if (!isRow(file)) return { problem: text.trimStart().startsWith('{') ? 'damaged' : 'no-json' }
  if (file['format'] === 'lingarden-words') return { problem: 'words-alone' }
  if (file['format'] !== 'lingarden-data') return { problem: 'foreign' }
  if (Number(file['version']) > version) return { problem: 'too-new' }
  const tables = file['tables']
  if (!isRow(tables)) return { problem: 'damaged' }
  const foreign = new Map<string, number>()
  const taken = {} as Record<RestoredTable, ExportedRow[]>
  for (const name of restoredTables) {
    const rows = tables[name] ?? []
    if (!Array.isArray(rows) || !rows.every(isRow)) return { problem: 'damaged' }
    taken[name] = rows.filter(({ language_code: code }) => {
      if (typeof code !== 'string' || isTaught(code)) return true
      foreign.set(code, (foreign.get(code) ?? 0) + 1)
      return false
    })
  }
  const { exportedAt } = file
  return { exportedAt: typeof exportedAt === 'string' ? exportedAt : '', tables: taken, foreign }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRow = (value: unknown): value is ExportedRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows in parts that one request brings: by how many there are, and how many characters they have. */
export function* partsOfRows(
  rows: readonly ExportedRow[],
  most = { rows: 500, length: 800_000 },
): Generator<ExportedRow[]> {
  let part: ExportedRow[] = []
  let length = 0
  for (const row of rows) {
    const size = JSON.stringify(row).length
    if (part.length > 0 && (part.length === most.rows || length + size > most.length)) {
      yield part
      part = []
      length = 0
    }
    part.push(row)
    length += size
  }
  if (part.length > 0) yield part
}
