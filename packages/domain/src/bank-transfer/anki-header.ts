/** What the lines at the head of an Anki text file say; places of columns count from 0. */
export interface AnkiHeader {
  /** How many lines it has, and how many characters. */
  lines: number
  length: number
  separator: string | undefined
  isHtml: boolean
  /** Tags of all notes. */
  tags: string[]
  tagsColumn: number | undefined
  /** Columns that hold Anki's own: identity, note type, deck. */
  otherColumns: ReadonlySet<number>
  columns: string[] | undefined
}

const separatorNames: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
}

/** Whether a text begins as Anki's exports do. */
export function isAnkiText(text: string): boolean {
  return /^\uFEFF?#(?:separator|html|tags|columns|guid|notetype|deck)[^\n:]*:/iu.test(text)
}

/** @param text with plain line ends and without byte order mark */
export function readAnkiHeader(text: string): AnkiHeader {
  const head = /^(?:#[^\n]*(?:\n|$))*/u.exec(text)?.[0] ?? ''
  const lines = head.split('\n').filter(Boolean)
  const values = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(1, colon).trim().toLowerCase(), line.slice(colon + 1)] as const
    }),
  )
  const placeOf = (name: string): number | undefined => {
    const place = Number(values.get(`${name} column`))
    return Number.isInteger(place) && place > 0 ? place - 1 : undefined
  }
  const named = values.get('separator')?.trim().toLowerCase()
  const separator = named === undefined ? undefined : (separatorNames[named] ?? (named || '\t'))
  const others = ['guid', 'notetype', 'deck'].map(placeOf).filter((place) => place !== undefined)
  return {
    lines: lines.length,
    length: head.length,
    separator,
    isHtml: values.get('html')?.trim().toLowerCase() === 'true',
    tags: values.get('tags')?.split(/\s+/u) ?? [],
    tagsColumn: placeOf('tags'),
    otherColumns: new Set(others),
    columns: values.get('columns')?.split(separator ?? '\t'),
  }
}
