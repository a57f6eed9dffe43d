import { describe, expect, it } from 'vitest'
import { groupNames } from '@/test/open-every-text'
import type { Texts } from './groups'
import type { InterfaceLanguage } from './languages'
import { textsIn } from './loaded-texts'

const wholeTexts = (language: InterfaceLanguage): Promise<Texts> => textsIn(language, ...groupNames)
const en = await wholeTexts('en')
const es = await wholeTexts('es')
const fr = await wholeTexts('fr')
const zh = await wholeTexts('zh')

const args = ['7', '8', '9']

/** Every text by its path, functions called with figures that are easy to find again. */
function flatten(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return [[path, (value as (...values: string[]) => string)(...args)]]
  return Object.entries(value as object).flatMap(([key, part]) =>
    flatten(part, path ? `${path}.${key}` : key),
  )
}

/** The figures that a text takes, by its path. */
function figures(value: unknown, path = ''): [path: string, figures: string[]][] {
  if (typeof value === 'function') return [[path, args.slice(0, value.length)]]
  if (typeof value === 'string') return []
  return Object.entries(value as object).flatMap(([key, part]) =>
    figures(part, path ? `${path}.${key}` : key),
  )
}

const { catalogue: _, ...source } = en
const englishTexts = new Map(flatten(source))

/** Names and words that are the same in both languages. */
const sameAsEnglish: Record<string, readonly string[]> = {
  es: [
    'Lingarden',
    'Cactus',
    'JSON',
    'Tutor',
    'Tokens',
    'Pinyin',
    'Esc',
    'vulgar',
    'plural',
    'cansado, content',
    'cansada, contente',
  ],
  fr: [
    'Lingarden',
    '7 conversations',
    '7 minutes',
    'Cactus',
    'Format',
    'JSON',
    'Menu',
    'Minutes',
    'Dialogue',
    'Accents',
    'Actions',
    'Articles',
    'Conversation',
    'Conversations',
    'Corrections',
    'Contact',
    'Version',
    'Page ↑',
    'Page ↓',
    'Note',
    'Notes',
    'Suggestions',
    'Pinyin',
    'article',
    'cansado, content',
    'cansada, contente',
  ],
  zh: ['Lingarden', 'JSON', 'Shift', 'Esc', 'Delete', 'Home', 'End', 'cansado, content', 'cansada, contente'],
}

const languages: [name: string, texts: Texts][] = Object.entries({ es, fr, zh })

describe.each(languages)('the texts in %s', (name, { catalogue, ...texts }) => {
  const flat = flatten(texts)

  it('are as many as the English ones', () => {
    expect(flat.map(([path]) => path).sort()).toEqual([...englishTexts.keys()].sort())
  })

  it('are neither empty nor left in English', () => {
    const pairs = [
      ...flat.map(([path, text]) => [text, englishTexts.get(path)]),
      ...Object.entries(catalogue).map(([original, text]) => [text, original]),
    ]
    expect(pairs.filter(([text]) => text?.trim() === '')).toEqual([])
    // Marks without a letter are nobody's language.
    const same = pairs.filter(([text = '', original]) => text === original && /\p{L}/u.test(text))
    expect(new Set(same.map(([text]) => text))).toEqual(new Set(sameAsEnglish[name]))
  })

  it('use every value they are given', () => {
    const byPath = new Map(flat)
    const taken = figures(source)
    expect(taken.length).toBeGreaterThan(20)
    for (const [path, values] of taken)
      for (const value of values) expect(byPath.get(path), path).toContain(value)
  })

  it('raise their voice nowhere', () => {
    expect([...flat, ...Object.entries(catalogue)].filter(([, text]) => /[!！¡]/.test(text))).toEqual([])
  })
})

const textsOf = ({ catalogue, ...texts }: Texts) => [...flatten(texts), ...Object.entries(catalogue)]
const matching = (texts: Texts, pattern: RegExp) => textsOf(texts).filter(([, text]) => pattern.test(text))

/** A counted noun in the plural beside a one; texts that are never said of one thing aside. */
const pluralOfOne = {
  en: /(?<!\d)1 (words|reviews|cards|changes|minutes|days|sentences|lines|entries|rows|notes|mistakes|lessons)(?!\p{L})/u,
  es: /(?<!\d)1 (palabras|repasos|tarjetas|cambios|minutos|días|frases|entradas|filas|notas|errores|lecciones)(?!\p{L})/u,
  fr: /(?<!\d)1 (mots|révisions|cartes|changements|minutes|jours|phrases|entrées|lignes|notes|erreurs|leçons)(?!\p{L})/u,
}
const neverOfOne = [
  'gardening.tuftIs',
  'phrases.taken',
  'welcome.languages.lessons',
  'wordView.allSentences',
].toSorted()

it.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
] as const)('one thing is said in the singular in %s', (language, texts) => {
  const { catalogue: _names, ...said } = texts
  const ofOne = (value: unknown, path = ''): [path: string, text: string][] => {
    if (typeof value === 'function') {
      const ones = Array<number>(value.length).fill(1)
      try {
        return [[path, (value as (...values: number[]) => string)(...ones)]]
      } catch (cause) {
        // What writes a name in small letters counts nothing.
        if (cause instanceof TypeError && /LowerCase is not a function/.test(cause.message)) return []
        throw cause
      }
    }
    if (typeof value === 'string') return []
    return Object.entries(value as object).flatMap(([key, part]) =>
      ofOne(part, path ? `${path}.${key}` : key),
    )
  }
  const plural = ofOne(said).filter(([, text]) => pluralOfOne[language].test(text))
  expect(plural.map(([path]) => path).toSorted()).toEqual(neverOfOne)
})

it('a word of an import has its own schedule', () => {
  expect([en, es, fr, zh].map(({ imports }) => [imports.withSchedule(1), imports.withSchedule(2)])).toEqual([
    ['1 word with its review schedule', '2 words with their review schedule'],
    ['1 palabra con su calendario de repaso', '2 palabras con su calendario de repaso'],
    ['1 mot avec son calendrier de révision', '2 mots avec leur calendrier de révision'],
    ['1 个词带有复习安排', '2 个词带有复习安排'],
  ])
})

it('apostrophes are curved everywhere but in the sentence that the specification names', () => {
  const straight = [en, es, fr, zh].flatMap((texts) => matching(texts, /'/).map(([path]) => path))
  expect(straight).toEqual(['auth.resetSent'])
})

it('French has its no-break spaces', () => {
  expect(matching(fr, / [;:!?%»]|« /)).toEqual([])
  expect(matching(fr, /\u202f[?;]/).length).toBeGreaterThan(5)
})

it('Spanish opens the questions it closes, and keeps the percent sign at its number', () => {
  for (const [path, text] of textsOf(es)) {
    expect(text.split('¿').length, path).toBe(text.split('?').length)
  }
  expect(matching(es, / %|'/)).toEqual([])
})

it('Chinese has full-width marks beside its characters', () => {
  expect(matching(zh, /\p{Script=Han}[,;:!?."'()]|[,;:!?"'()]\p{Script=Han}/u)).toEqual([])
  expect(matching(zh, /您/)).toEqual([])
})
