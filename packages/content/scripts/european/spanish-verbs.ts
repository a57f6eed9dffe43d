import { createRequire } from 'node:module'
import { join } from 'node:path'
import { addForm, type FormTable } from './forms.ts'

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
  Imperativo: { Afirmativo: 'ip' },
}
const persons = ['1s', '2s', '3s', '1p', '2p', '3p']
const pronoun = /^(me|te|se|nos|os) /

/** The forms of all verbs that the dictionary has, those of a reflexive verb under the plain one where there is one. */
export function addSpanishVerbForms(folder: string, table: FormTable, hasVerb: (lemma: string) => boolean) {
  const load = createRequire(join(folder, 'node_modules', 'any.js'))
  const { Conjugator } = load('@jirimracek/conjugate-esp') as { Conjugator: new () => Conjugator }
  const conjugator = new Conjugator()
  for (const verb of conjugator.getVerbListSync()) {
    const base = verb.replace(/se$/, '')
    // lavarse shares all forms with lavar; only verbs without a plain partner (arrepentirse) are told by themselves.
    const lemma = hasVerb(base) ? base : verb
    const paradigms = hasVerb(lemma) ? conjugator.conjugateSync(verb, 'castellano') : []
    if (typeof paradigms !== 'string') for (const paradigm of paradigms) addParadigm(table, lemma, paradigm)
  }
}

function addParadigm(table: FormTable, lemma: string, { conjugation }: Paradigm) {
  const bare = (form: string) => (form === '-' ? '' : form.replace(pronoun, ''))
  const isReflexive = lemma.endsWith('se')
  for (const [mood, byTense] of Object.entries(tenses)) {
    for (const [tense, code] of Object.entries(byTense)) {
      const forms = conjugation[mood]?.[tense] ?? []
      // Reflexive imperatives carry their pronoun (vístete): clitics are taken off elsewhere.
      if (mood === 'Imperativo' && isReflexive) continue
      for (const [place, form] of Array.from(forms).entries())
        addForm(table, bare(form), lemma, `${code}${persons[place] ?? ''}`)
    }
  }
  const { Gerundio = '', Participio = '' } = conjugation['Impersonal'] ?? {}
  for (const gerund of [Gerundio].flat()) if (!gerund.endsWith('se')) addForm(table, gerund, lemma, 'ge')
  for (const participle of [Participio].flat()) addParticiple(table, lemma, participle)
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
