import { withoutStress } from '../../accents.ts'
import { addForm, addIdenticalPlural, type FormTable } from '../../../build/european/forms.ts'
import { pluralOf } from './plural.ts'

/** Adjectives that end like others and yet have one form for both genders. */
const sameForBoth =
  /^(?:mejor|peor|mayor|menor|(?:super|infer|anter|poster|inter|exter|ulter)ior|(?:des)?cortés|montés|marrón)$/

/** The feminine by the rules of spelling; undefined where a word has none of its own (azul, grande). */
export function feminineOf(word: string): string | undefined {
  if (sameForBoth.test(word)) return undefined
  if (word.endsWith('o')) return `${word.slice(0, -1)}a`
  if (word.endsWith('or')) return `${word}a`
  if (/[áéíó][ns]$/.test(word)) return `${word.slice(0, -2)}${withoutStress(word.slice(-2))}a`
  return undefined
}

const apocopes: Record<string, string> = {
  buen: 'bueno',
  mal: 'malo',
  gran: 'grande',
  primer: 'primero',
  tercer: 'tercero',
  algún: 'alguno',
  ningún: 'ninguno',
}

/** Plurals, feminines and adverbs in -mente of a word. @param isFeminine whether a form is the noun's feminine */
export function addSpanishNominalForms(
  table: FormTable,
  word: string,
  { isAdjective, isFeminine }: { isAdjective: boolean; isFeminine: (form: string) => boolean },
) {
  const plural = pluralOf(word)
  if (plural !== undefined) addForm(table, plural, word, isAdjective ? 'mp' : 'pl')
  const found = feminineOf(word)
  const feminine = found !== undefined && (isAdjective || isFeminine(found)) ? found : undefined
  if (feminine !== undefined) {
    addForm(table, feminine, word, 'fs')
    addForm(table, `${feminine}s`, word, 'fp')
  }
  if (isAdjective) {
    addForm(table, `${feminine ?? word}mente`, word, 'av')
    if (feminine !== undefined && word.endsWith('o')) addSuperlative(table, word.slice(0, -1), word)
  }
}

/** buenísimo; c, g and z are written so that they sound the same. */
function addSuperlative(table: FormTable, stem: string, word: string) {
  const spelled = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c').replace(/i$/, '')
  const base = `${withoutStress(spelled)}ísim`
  for (const ending of ['o', 'a', 'os', 'as']) addForm(table, base + ending, word, 'sl')
}

/** Plurals that are written like the singular (crisis, lunes); what is itself a plural (acciones) has none. */
export function addIdenticalPlurals(table: FormTable, words: readonly string[]) {
  const isPlural = (word: string) => Array.from(table.get(word)?.values() ?? []).some(hasPlural)
  for (const word of words.filter((noun) => /[sx]$/.test(noun) && pluralOf(noun) === undefined))
    if (!isPlural(word)) addIdenticalPlural(table, word, 'pl')
}

const hasPlural = (reasons: ReadonlySet<string>) => ['pl', 'mp', 'fp'].some((code) => reasons.has(code))

export function addApocopes(table: FormTable) {
  for (const [form, word] of Object.entries(apocopes)) addForm(table, form, word, 'ac')
}
