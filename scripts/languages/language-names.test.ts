import { describe, expect, it } from 'vitest'
import { findLanguageNames } from './find-language-names.ts'

const languages = [
  { tag: 'es', languageCode: 'es-ES' },
  { tag: 'zh', languageCode: 'zh-CN' },
]
const faultsOf = (source: string) => findLanguageNames(source, languages)

describe('languages named outside their folders', () => {
  it.each([
    ["if (tag === 'es') return", 'the code of a language as a literal'],
    ["const first = 'zh-CN'", 'the code of a language as a literal'],
    ['<Word languageCode="zh-CN" />', 'the code of a language as a literal'],
    ['const speech = `es`', 'the code of a language as a literal'],
    [
      "import { rules } from '@lingarden/languages/es/checks/rules'",
      'imports out of the folder of a language',
    ],
    ["import { zh } from '../../languages/zh/pack.ts'", 'imports out of the folder of a language'],
    ['const names: Record<LanguageTag, string> = all', 'a table that must have a row for each language'],
    ['const names: Record<LanguageCode, string> = all', 'a table that must have a row for each language'],
    ['const lexicons = { es, zh }', 'a table by language'],
    ['  zh: mandarin,', 'a table by language'],
  ])('are found: %s', (source, fault) => {
    expect(faultsOf(`const before = 1\n${source}`)).toEqual([{ line: 2, fault }])
  })

  it.each([
    "// as in es-ES, where 'es' stands",
    "/**\n * Not 'es' but a comment.\n */",
    'const known: Partial<Record<LanguageTag, Lexicon>> = {}',
    "const suffix = noun.endsWith('es-')",
    "const languages = ['en', 'es', 'fr', 'zh']",
    'const bundles = {\n  en: english,\n  es: spanish,\n  zh: chinese,\n}',
    "const names: Record<HelpLanguage, string> = {\n  es: 'Spanish',\n}",
    "import { es } from '@/i18n/es'",
    'const { words, yes } = answer',
    "import { packs } from '@lingarden/languages/registry'",
    "const address = 'https://example.test/es/'",
  ])('are not: %s', (source) => {
    expect(faultsOf(source)).toEqual([])
  })

  it('are found behind a comment on the same line, and in the table after a list of interface languages', () => {
    expect(faultsOf("const tag = /* the first */ 'es'")).toHaveLength(1)
    const source = 'const ui = { en: 1, es: 2 }\nconst learnt = {\n  es: 1,\n  zh: 2,\n}'
    expect(faultsOf(source).map(({ line }) => line)).toEqual([3, 4])
  })
})
