import type { HelpLanguage } from '../../help-languages.ts'

/** A word that a course teaches, and what it means in the languages of its readers, as its lesson says it. */
export interface TaughtWord {
  term: string
  meanings: Readonly<Partial<Record<HelpLanguage, string>>>
}

/** Reads taught words as they are compiled: a line a word, behind a line that names the columns; what is missing is empty. */
export function readTaughtWords(lines: string): TaughtWord[] {
  const [head = '', ...rows] = lines.split('\n')
  const [, ...readers] = head.split('\t') as ['term', ...HelpLanguage[]]
  return rows.map((row) => {
    const [term = '', ...meanings] = row.split('\t')
    return {
      term,
      meanings: Object.fromEntries(
        readers.flatMap((reader, at) => (meanings[at] ? [[reader, meanings[at]]] : [])),
      ),
    }
  })
}
