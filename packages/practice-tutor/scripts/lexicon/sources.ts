import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { findLanguage } from '@lingarden/languages/find-language'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { PackedForms } from '@lingarden/languages/kit/dictionary/form-table'

const directory = new URL('../../../languages/', import.meta.url)

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(gunzipSync(await readFile(new URL(name, directory))).toString('utf8'))
}

/** The entries and the table of forms of a dictionary. */
export async function readDictionary(
  languageCode: string,
): Promise<{ entries: DictionaryEntry[]; forms: PackedForms }> {
  const tag = findLanguage(languageCode)?.tag
  return {
    entries: (await readJson(`${tag}/dictionary/entries.json.gz`)) as DictionaryEntry[],
    forms: (await readJson(`${tag}/dictionary/forms.json.gz`)) as PackedForms,
  }
}
