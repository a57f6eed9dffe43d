import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { listDictionaryFiles } from '@lingarden/content/dictionary-files'
import { buildIndex } from '@lingarden/domain/dictionary/dictionary-index'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { supportedLanguages } from '@lingarden/domain/languages'
import { measure, milliseconds, p95, type Figure } from './figure.ts'

export async function benchDictionaries(): Promise<Figure[]> {
  const figures: Figure[] = []
  const sentence = {
    zh: '我昨天在咖啡馆认识了一个新朋友，他说他很喜欢学习汉语。',
    es: 'Ayer conocí a una nueva amiga en la cafetería y me dijo que le gusta aprender idiomas.',
    fr: "Hier, j'ai rencontré une nouvelle amie au café et elle m'a dit qu'elle aime apprendre les langues.",
  }
  for (const { languageCode, location } of listDictionaryFiles()) {
    const raw = JSON.parse(gunzipSync(await readFile(location)).toString('utf8')) as unknown[]
    const language = supportedLanguages.find((supported) => supported.languageCode === languageCode)
    if (!language) throw new Error(`${languageCode} is not supported`)
    const start = performance.now()
    const index = await buildIndex(raw, undefined, () => undefined)
    figures.push({
      what: `${languageCode}: index of ${index.size.toLocaleString('en')} entries`,
      measured: milliseconds(performance.now() - start),
      target: '300 ms',
    })
    const text = `${sentence[language.tag]} `.repeat(6)
    figures.push({
      what: `${languageCode}: splitting a message of 100 words, p95`,
      measured: milliseconds(p95(await measure(100, () => tokenize(text, language.tag, index)))),
      target: '5 ms',
    })
    figures.push({
      what: `${languageCode}: 1,000 lookups`,
      measured: milliseconds(
        p95(await measure(20, () => Array.from({ length: 1000 }, () => index.lookUp('libro')))),
      ),
      target: '1,000 ms',
    })
  }
  return figures
}
