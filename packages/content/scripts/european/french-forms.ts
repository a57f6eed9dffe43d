import { readText } from '../sources.ts'
import { addForm, type FormTable } from './forms.ts'

const tenses: Record<string, string> = {
  P: 'pr',
  I: 'im',
  J: 'sp',
  F: 'fu',
  C: 'co',
  S: 'su',
  T: 'si',
  Y: 'ip',
}
const agreements: Record<string, string> = { m: 'ms', f: 'fs', s: 'fm', p: 'pl' }
const nominal = /^(v|nc|adj|auxAvoir|auxEtre|det|pro|pri|prel|cln|cla|cld|clr)$/

export interface LefffWord {
  form: string
  category: string
  lemma: string
  tag: string
}

/** The rows of Lefff that are words a dictionary lists; names, abbreviations and signs are left out. */
export function readLefff(folder: string): LefffWord[] {
  return readText(folder, 'lefff')
    .split('\n')
    .map((row) => row.split('\t'))
    .flatMap(([form = '', category = '', lemma = '', tag = '']) =>
      nominal.test(category) && /^[\p{Ll}'-]+$/u.test(form) && !lemma.startsWith('_')
        ? [{ form, category, lemma, tag }]
        : [],
    )
}

export function addFrenchForms(
  words: readonly LefffWord[],
  table: FormTable,
  findLemma: (lemma: string) => string | undefined,
) {
  // une anode: its plural is no feminine of something else.
  const feminine = new Set(
    words.flatMap(({ form, lemma, category, tag }) =>
      category === 'nc' && form === lemma && tag.startsWith('f') ? [lemma] : [],
    ),
  )
  for (const { form, lemma, category, tag } of words) {
    const known = findLemma(lemma)
    if (known === undefined || known === form) continue
    const isPlural = category === 'nc' && tag.endsWith('p') && (tag !== 'fp' || feminine.has(lemma))
    for (const spelling of spellingsOf(form))
      for (const reason of isPlural ? ['pl'] : reasonsOf(tag)) addForm(table, spelling, known, reason)
  }
}

/** coeur is often typed for cœur: both are found. */
const spellingsOf = (form: string) => [...new Set([form.replace(/oe(?=[uil])/, 'œ'), form])]

/** `PS13s`: present and present subjunctive, first and third person singular; `Kfs`: past participle, feminine. */
function reasonsOf(tag: string): string[] {
  if (tag === 'G') return ['ap']
  if (tag.startsWith('K')) return [`pp${agreements[tag.slice(1)] ?? tag.slice(1)}`]
  const [, letters = '', persons = '', number = ''] = /^([PIJFCSTY]+)([123]+)([sp])$/.exec(tag) ?? []
  if (letters !== '')
    return Array.from(letters).flatMap((letter) =>
      Array.from(persons, (person) => `${tenses[letter] ?? ''}${person}${number}`),
    )
  const [, agreement = ''] = /^[123]?([mf]?[sp]?)$/.exec(tag) ?? []
  return [agreements[agreement] ?? (agreement === '' ? 'fm' : agreement)]
}
