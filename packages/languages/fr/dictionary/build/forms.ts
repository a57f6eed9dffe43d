import { readHand } from '../../../build/hand.ts'
import { readText } from '../../../build/sources.ts'
import { addForm, addIdenticalPlural, type FormTable } from '../../../build/european/forms.ts'

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

/** Adds the forms of the lemmas that the dictionary has. @param findLemma as the dictionary writes it */
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
  const byHand = readHand(new URL('../hand/forms.txt', import.meta.url))
  for (const word of words) {
    const { form, lemma, category, tag } = word
    const known = findLemma(lemma)
    if (known === undefined) continue
    if (form === lemma || form === known) {
      if (isInvariable(word)) addIdenticalPlural(table, known, category === 'nc' ? 'pl' : 'mp')
      addForm(table, form, known, 'fm')
      continue
    }
    const isPlural = category === 'nc' && tag.endsWith('p') && (tag !== 'fp' || feminine.has(lemma))
    const mark = byHand.get(`${known} ${form}`) ?? markOf(form, known)
    const reasons = codes[mark] ?? (isPlural ? ['pl'] : reasonsOf(tag))
    for (const spelling of spellingsOf(form, known))
      for (const reason of reasons) addForm(table, spelling, known, reason)
  }
  for (const [pair, mark] of byHand) {
    const [lemma = '', form = ''] = pair.split(' ')
    if (mark === 'pl' && findLemma(lemma) === lemma) addForm(table, form, lemma, 'pl')
  }
  // petits is the plural of adjective and noun alike: one reason says it.
  for (const byLemma of table.values())
    for (const reasons of byLemma.values()) if (reasons.has('mp')) reasons.delete('pl')
}

/** What fr-forms.txt says of a form, as reason codes. */
const codes: Record<string, string[]> = { informal: ['fm'], el: ['el'], fp: ['fp'], pl: ['pl'], '-': [] }

/** c' is ce before a vowel; p'tit is how petit sounds, and no form that a grammar has. */
const markOf = (form: string, lemma: string): string =>
  !form.includes("'") || lemma.includes("'") ? '' : /^(?:.|qu|quelqu)'$/.test(form) ? 'el' : 'informal'

/** heureux, bras: the masculine is the same in the plural. */
const isInvariable = ({ form, category, tag }: LefffWord): boolean =>
  /[sxz]$/.test(form) && ((category === 'nc' && /^[mf]?$/.test(tag)) || (category === 'adj' && tag === 'm'))

/** coeurs is often typed for cœurs: both are found. */
const spellingsOf = (form: string, lemma: string): string[] =>
  lemma.includes('œ') ? [...new Set([form.replace(/oe(?=[uil])/, 'œ'), form])] : [form]

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
