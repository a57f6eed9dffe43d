import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { buildIndex, type DictionaryIndex } from '@lingarden/domain/dictionary/dictionary-index'
import { openForms, type PackedForms } from '@lingarden/domain/dictionary/form-table'
import { listDictionaryFiles } from '../dictionary-files.ts'

/** The lines of a file of hand-checked sentences, without its comments. */
export function readCases(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The built dictionary of a language. */
export function openDictionary(languageCode: string): Promise<DictionaryIndex> {
  const file = listDictionaryFiles().find((candidate) => candidate.languageCode === languageCode)
  if (!file) throw new Error(`there is no dictionary ${languageCode}`)
  const readJson = (location: URL): unknown => JSON.parse(gunzipSync(readFileSync(location)).toString('utf8'))
  const forms = file.forms && openForms(readJson(file.forms.location) as PackedForms)
  return buildIndex(readJson(file.location) as unknown[], forms, () => undefined)
}
