import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildIndex, type DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { beforeAll, describe, expect, it } from 'vitest'
import { listDictionaryFiles } from './dictionary-files.ts'

const files = listDictionaryFiles()

it('[1.1b, 7.7] there is a dictionary for each language, as its manifest says', () => {
  expect(files.map(({ languageCode }) => languageCode)).toEqual(
    supportedLanguages.map(({ languageCode }) => languageCode),
  )
  for (const { location, sha256 } of files) {
    expect(createHash('sha256').update(readFileSync(location)).digest('hex')).toBe(sha256)
  }
})

/** First senses that a beginner's dictionary must not get wrong. */
const firstSenses: Record<string, Record<string, string>> = {
  'zh-CN': { 你好: 'hello', 咖啡: 'coffee', 水: 'water', 谢谢: 'to thank', 学生: 'student', 喜欢: 'to like' },
  'es-ES': {
    hola: 'hello',
    una: 'art. a, an, one, f.',
    del: 'contr. of the, from the (de + el)',
    y: 'conj. and',
    gato: 'n. m. cat',
    conmigo: 'pron. with me',
  },
  'fr-FR': {
    une: 'art. a, an, one, f.',
    au: 'contr. to the, at the (à + le)',
    "qu'": 'conj. that, than (que before a vowel)',
    et: 'conj. and',
    où: 'adv. where',
  },
}

describe.each(files)('the dictionary $languageCode', ({ languageCode, location }) => {
  let index: DictionaryIndex
  beforeAll(async () => {
    index = await buildIndex(
      JSON.parse(gunzipSync(readFileSync(location)).toString('utf8')) as unknown[],
      undefined,
      () => undefined,
    )
  })

  it('[3.15a] has terms with readings and senses', () => {
    expect(index.size).toBeGreaterThan(50_000)
    for (const [term, sense] of Object.entries(firstSenses[languageCode] ?? {})) {
      const entry = index.lookUp(term)
      expect(entry && meaningOf(entry).definition[0], term).toContain(sense)
    }
  })

  it('knows every word that a beginner meets in a greeting', () => {
    const language = supportedLanguages.find((supported) => supported.languageCode === languageCode)
    const greeting = {
      'zh-CN': '你好！我想喝一杯咖啡，谢谢。',
      'es-ES': '¡Hola! Quisiera un café con leche, por favor.',
      'fr-FR': "Bonjour ! Je voudrais l'addition, s'il vous plaît.",
    }[languageCode]
    if (!language || !greeting) throw new Error(`${languageCode} is not supported`)
    const words = tokenize(greeting, language.tag, index).filter(({ kind }) => kind === 'word')
    expect(words.filter(({ term }) => term === undefined)).toEqual([])
  })
})

it('marks the tones of pinyin', async () => {
  const [mandarin] = files
  if (!mandarin) throw new Error('no Mandarin')
  const raw = JSON.parse(gunzipSync(readFileSync(mandarin.location)).toString('utf8')) as {
    term: string
    pronunciation: string
  }[]
  const readings = new Map(raw.map(({ term, pronunciation }) => [term, pronunciation]))
  expect(['你好', '女', '绿茶', '会', '六'].map((term) => readings.get(term)?.split(' | ')[0])).toEqual([
    'nǐ hǎo',
    'nǚ',
    'lǜ chá',
    'huì',
    'liù',
  ])
})
