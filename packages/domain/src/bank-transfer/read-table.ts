import Papa from 'papaparse'

export interface TableRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  cells: string[]
  /** Whether its quotes are broken, so that its cells cannot be trusted. */
  isBroken: boolean
}

/** The separators that are recognised: of spreadsheets in English, of those in most of Europe, and of Anki. */
const separators = [',', ';', '\t'] as const

/**
 * Reads comma-separated values after RFC 4180, with any of the separators, any line ends, with or without a byte order
 * mark. Rows without content are left out.
 * @param options.separator what separates cells; else the one that the first row has most of
 * @param options.comment what a line begins with that is no row
 */
export function readTable(
  text: string,
  options: { separator?: string | undefined; comment?: string } = {},
): TableRow[] {
  const plain = normalizeText(text)
  // Spreadsheets write this line to say how to read the rest.
  const told = /^sep=(.)\n/u.exec(plain)
  const body = told ? plain.slice(told[0].length) : plain
  const { data, errors } = Papa.parse<string[]>(body, {
    delimiter: options.separator ?? told?.[1] ?? findSeparator(body),
    newline: '\n',
    ...(options.comment ? { comments: options.comment } : {}),
  })
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row))
  const first = told ? 2 : 1
  return data
    .map((cells, index) => ({ row: index + first, cells, isBroken: broken.has(index) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}

/** Without byte order mark, with plain line ends. */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
}

/** The separator that the first row has most of outside quotes; a comma where it has none. */
export function findSeparator(text: string): string {
  const [firstRow = ''] = text
    .replaceAll(/"[^"]*"/gu, '')
    .trimStart()
    .split('\n', 1)
  const count = (separator: string) => firstRow.split(separator).length
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best))
}
