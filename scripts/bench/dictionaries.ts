import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { listDictionaryFiles, type DictionaryFile } from '@lingarden/content/dictionary-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { openIndex, type DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openForms, type PackedForms } from '@lingarden/languages/kit/dictionary/form-table'
import { packEntries } from '@lingarden/languages/kit/dictionary/packed/pack-entries'
import { searchDictionary } from '@lingarden/domain/dictionary/search'
import { buildSearchIndex } from '@lingarden/domain/dictionary/search-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { measure, milliseconds, p95, type Figure } from './figure.ts'

await loadEveryLanguage()

const sentences: Partial<Record<LanguageTag, string>> = {
  zh: '我昨天在咖啡馆认识了一个新朋友，他说他很喜欢学习汉语。',
  es: 'Ayer conocí a una nueva amiga en la cafetería y me dijo que le gusta aprender idiomas.',
  fr: "Hier, j'ai rencontré une nouvelle amie au café et elle m'a dit qu'elle aime apprendre les langues.",
}

/** What learners search for; each is typed letter by letter. */
export const searches: Partial<Record<LanguageTag, readonly string[]>> = {
  zh: ['nihao', 'ka fei', 'to eat', '中国人', 'garden', 'xi3huan'],
  es: ['manana', 'biblioteca', 'to eat', 'jardín', 'garden', 'tuvieron'],
  fr: ['ecole', 'bibliothèque', 'to eat', 'jardin', 'garden', 'mangeaient'],
}

async function readJson(location: URL): Promise<unknown> {
  return JSON.parse(gunzipSync(await readFile(location)).toString('utf8'))
}

async function benchDictionary({ languageCode, location, forms }: DictionaryFile): Promise<Figure[]> {
  const language = supportedLanguages.find((supported) => supported.languageCode === languageCode)
  if (!language) throw new Error(`${languageCode} is not supported`)
  const raw = (await readJson(location)) as unknown[]
  const packed = forms && ((await readJson(forms.location)) as PackedForms)
  const start = performance.now()
  const entries = await packEntries(raw, () => undefined)
  const packedAt = performance.now()
  const index = openIndex(entries, packed && openForms(packed))
  const opened = performance.now() - packedAt
  const { tag } = language
  const text = `${sentences[tag] ?? ''} `.repeat(6)
  return [
    {
      what: `${languageCode}: packing ${index.size.toLocaleString('en')} entries once they are downloaded`,
      measured: milliseconds(packedAt - start),
      target: '1,500 ms with the download',
    },
    {
      what: `${languageCode}: opening them from then on`,
      measured: milliseconds(opened),
      target: '300 ms with reading them',
    },
    {
      what: `${languageCode}: splitting a message of 100 words, p95`,
      measured: milliseconds(p95(await measure(100, () => tokenize(text, tag, index)))),
      target: '5 ms',
    },
    {
      what: `${languageCode}: 1,000 lookups`,
      measured: milliseconds(p95(await measure(20, () => lookUpMany(index)))),
      target: '1,000 ms',
    },
    await benchSearch(languageCode, tag, index),
  ]
}

function lookUpMany(index: DictionaryIndex): unknown[] {
  return Array.from({ length: 1000 }, () => index.lookUp('libro'))
}

async function benchSearch(languageCode: string, tag: LanguageTag, index: DictionaryIndex): Promise<Figure> {
  const records = await buildSearchIndex(index, () => undefined)
  const typed = (searches[tag] ?? []).flatMap((query) =>
    Array.from(query, (_, end) => query.slice(0, end + 1)).filter((part) => part.trim() !== ''),
  )
  const samples = await measure(typed.length * 3, (place) =>
    searchDictionary(records, typed[place % typed.length] ?? '', 40),
  )
  return {
    what: `${languageCode}: scored search while typing, p95`,
    measured: milliseconds(p95(samples)),
    target: '30 ms',
  }
}

export async function benchDictionaries(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const file of listDictionaryFiles()) figures.push(...(await benchDictionary(file)))
  return figures
}
