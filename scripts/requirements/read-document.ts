/** One sentence of docs/requirements.md. */
export interface Requirement {
  id: string
  /** Context or something a decision settles: there is nothing that a test could prove. */
  isContext: boolean
}

const entry = /^- <a id="([^"]+)"><\/a>\*\*([^*]+)\*\* /
const contextMark = '  *Nothing to prove.*'
const provenMark = '  *Proven by:*'

/** The requirements of the document, in its order. */
export function requirementsOf(document: string): Requirement[] {
  return entriesOf(document).map(({ id, lines }) => ({ id, isContext: lines.includes(contextMark) }))
}

interface Entry {
  id: string
  lines: string[]
}

function entriesOf(document: string): Entry[] {
  const entries: Entry[] = []
  for (const line of document.split('\n')) {
    const id = entry.exec(line)?.[1]
    if (id) entries.push({ id, lines: [line] })
    else if (line.startsWith('  ')) entries.at(-1)?.lines.push(line)
  }
  return entries
}

/** The document with the files that prove each id, as links; what was written by hand stays as it is. */
export function withProofs(document: string, filesOf: (id: string) => string[]): string {
  const lines = document.split('\n').filter((line) => !line.startsWith(provenMark))
  return lines.flatMap((line, at) => [line, ...proofAfter(lines, at, filesOf)]).join('\n')
}

/** The line of proofs, where `at` is the last line of an entry that has something to prove. */
function proofAfter(lines: string[], at: number, filesOf: (id: string) => string[]): string[] {
  if (lines[at + 1]?.startsWith('  ') || lines[at] === contextMark) return []
  const first = lines.slice(0, at + 1).findLastIndex((line) => !line.startsWith('  '))
  const id = entry.exec(lines[first] ?? '')?.[1]
  if (!id) return []
  const files = filesOf(id)
  return files.length === 0 ? [] : [`${provenMark} ${files.map(linkTo).join(', ')}`]
}

function linkTo(file: string): string {
  return `[${file.split('/').at(-1)}](../${file})`
}
