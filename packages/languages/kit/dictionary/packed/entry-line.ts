import type { DictionaryEntry } from '../entry.ts'
import type { GrammaticalGender } from '../entry-details.ts'
import type { FormOf } from '../form-table.ts'

/**
 * Writes an entry as one line of fields with tabs between them, which is read three times as fast as JSON. Fields at the
 * end that say nothing are left out, with the space at the end of the last one.
 */
export function writeLine(entry: DictionaryEntry): string {
  const { traditional = '', rank = '', level = '', pos = '', gender = '' } = entry
  const { measureWords = [], formOf = [], vulgar = false, aside = false } = entry
  const word = `${fit(entry.term)}\t${fit(entry.pronunciation)}\t${fit(entry.definition)}`
  const facts = `${fit(traditional)}\t${rank}\t${fit(level)}\t${fit(pos)}\t${gender}`
  const lists = `${fit(measureWords.join('|'))}\t${fit(formOf.flat().join('|'))}`
  const marks = `${vulgar ? 1 : ''}\t${aside ? 1 : ''}`
  return `${`${word}\t${facts}\t${lists}\t${marks}`.trimEnd()}\n`
}

const fit = (field: string): string => (/[\t\r\n]/.test(field) ? field.replace(/[\t\r\n]+/g, ' ') : field)

/** Reads what writeLine wrote. */
export function readLine(line: string): DictionaryEntry {
  const [term = '', pronunciation = '', definition = '', ...details] = line.trimEnd().split('\t')
  const [traditional, rank, level, pos, gender, measureWords, formOf, vulgar, aside] = details
  const entry: DictionaryEntry = { term, pronunciation, definition }
  if (traditional) entry.traditional = traditional
  if (rank) entry.rank = Number(rank)
  if (level) entry.level = level
  if (pos) entry.pos = pos
  if (gender) entry.gender = gender as GrammaticalGender
  if (measureWords) entry.measureWords = measureWords.split('|')
  if (formOf) entry.formOf = pairs(formOf.split('|'))
  if (vulgar) entry.vulgar = true
  if (aside) entry.aside = true
  return entry
}

function pairs(texts: readonly string[]): FormOf[] {
  return texts.flatMap((lemma, place): FormOf[] => (place % 2 === 0 ? [[lemma, texts[place + 1] ?? '']] : []))
}
