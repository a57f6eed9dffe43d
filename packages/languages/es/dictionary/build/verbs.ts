import { createRequire } from 'node:module'
import { join } from 'node:path'
import { addForm, type FormTable } from '../../../build/european/forms.ts'
import { withoutSe, withSe } from './reflexives.ts'

type Tense = string | string[]
interface Paradigm {
  conjugation: Record<string, Record<string, Tense>>
}
interface Conjugator {
  getVerbListSync: () => string[]
  conjugateSync: (verb: string, region: string) => Paradigm[] | string
}

const tenses: Record<string, Record<string, string>> = {
  Indicativo: {
    Presente: 'pr',
    PreteritoImperfecto: 'im',
    PreteritoIndefinido: 'pt',
    FuturoImperfecto: 'fu',
    CondicionalSimple: 'co',
  },
  Subjuntivo: {
    Presente: 'su',
    PreteritoImperfectoRa: 'si',
    PreteritoImperfectoSe: 'si',
    FuturoImperfecto: 'sf',
  },
}
const persons = ['1s', '2s', '3s', '1p', '2p', '3p']
const pronoun = /^(me|te|se|nos|os) /

/**
 * The forms of all verbs that the dictionary has. lavarse shares its forms with lavar, but for those that bear the
 * pronoun (lávate, lavándose): they stand under lavarse where it is a word of the dictionary, and nowhere else.
 */
export function addSpanishVerbForms(folder: string, table: FormTable, hasVerb: (lemma: string) => boolean) {
  const load = createRequire(join(folder, 'node_modules', 'any.js'))
  const { Conjugator } = load('@jirimracek/conjugate-esp') as { Conjugator: new () => Conjugator }
  const conjugator = new Conjugator()
  for (const verb of conjugator.getVerbListSync()) {
    const base = verb.replace(/se$/, '')
    const lemma = hasVerb(base) ? base : verb
    const paradigms = hasVerb(lemma) ? conjugator.conjugateSync(verb, 'castellano') : []
    if (typeof paradigms === 'string') continue
    for (const { conjugation } of paradigms) {
      addBareForms(table, lemma, conjugation)
      if (verb === base) addImperative(table, verb, conjugation, (form) => form)
      else if (hasVerb(verb)) addReflexiveForms(table, verb, conjugation)
    }
  }
}

type Moods = Paradigm['conjugation']
const bare = (form: string | undefined = '-') => (form === '-' ? '' : form.replace(pronoun, ''))

function addBareForms(table: FormTable, lemma: string, moods: Moods) {
  for (const [mood, byTense] of Object.entries(tenses))
    for (const [tense, code] of Object.entries(byTense))
      for (const [place, form] of Array.from(moods[mood]?.[tense] ?? []).entries())
        addForm(table, bare(form), lemma, `${code}${persons[place] ?? ''}`)
  const { Gerundio = '', Participio = '' } = moods['Impersonal'] ?? {}
  for (const gerund of [Gerundio].flat()) addForm(table, withoutSe(gerund), lemma, 'ge')
  for (const participle of [Participio].flat()) addParticiple(table, lemma, participle)
}

/** The imperative of tú, nosotros and vosotros as it is listed, that of usted and ustedes out of the subjunctive. */
function addImperative(table: FormTable, lemma: string, moods: Moods, polite: (form: string) => string) {
  const listed = Array.from(moods['Imperativo']?.['Afirmativo'] ?? [])
  // Some verbs lack an imperative.
  if (bare(listed[1]) === '') return
  const subjunctive = moods['Subjuntivo']?.['Presente'] ?? []
  for (const [place, person] of persons.entries()) {
    const form = person.startsWith('3') ? polite(bare(subjunctive[place])) : bare(listed[place])
    addForm(table, form, lemma, `ip${person}`)
  }
}

function addReflexiveForms(table: FormTable, verb: string, moods: Moods) {
  addImperative(table, verb, moods, withSe)
  for (const gerund of [moods['Impersonal']?.['Gerundio'] ?? ''].flat()) addForm(table, gerund, verb, 'ge')
}

function addParticiple(table: FormTable, lemma: string, participle: string) {
  if (!participle.endsWith('o')) return
  const stem = participle.slice(0, -1)
  for (const [ending, code] of [
    ['o', 'ppms'],
    ['a', 'ppfs'],
    ['os', 'ppmp'],
    ['as', 'ppfp'],
  ] as const)
    addForm(table, stem + ending, lemma, code)
}
