import { openIndex, type DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { openForms, type FormTable, type PackedForms } from '@lingarden/languages/kit/dictionary/form-table'
import { packEntries } from '@lingarden/languages/kit/dictionary/packed/pack-entries'
import { isPacked } from '@lingarden/languages/kit/dictionary/packed/packed-entries'
import { DictionaryError, dictionaryErrors } from './dictionary-error'
import type { DictionaryFiles, FileChunks } from './download'
import type { PackedDictionary } from './stored-dictionaries'
import { yieldControl } from '@/lib/yield-control'

export interface OpenDictionary {
  index: DictionaryIndex
  forms: FormTable | undefined
}

/**
 * Makes of downloaded files what is opened and stored.
 * @throws DictionaryError where they are no dictionary
 */
export async function packFiles(files: DictionaryFiles): Promise<PackedDictionary> {
  const raw = parse(await join(files.entries))
  if (!Array.isArray(raw)) throw new DictionaryError(dictionaryErrors.notParsed)
  return { entries: await packEntries(raw, yieldControl), forms: files.forms && (await join(files.forms)) }
}

/** @throws DictionaryError where it is no dictionary: one that the browser stored may be broken */
export function openPacked({ entries, forms }: PackedDictionary): OpenDictionary {
  // A file that was cut off in the middle would not parse; one with nothing readable in it is no dictionary either.
  if (!isPacked(entries)) throw new DictionaryError(dictionaryErrors.notParsed)
  const table = forms && parseForms(forms)
  return { index: openIndex(entries, table), forms: table }
}

const join = (chunks: FileChunks): Promise<ArrayBuffer> => new Blob(chunks).arrayBuffer()

function parse(file: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file))
  } catch (cause) {
    throw new DictionaryError(dictionaryErrors.notParsed, { cause })
  }
}

function parseForms(file: ArrayBuffer): FormTable {
  const forms = parse(file) as Partial<PackedForms> | null
  if (!Array.isArray(forms?.paradigms) || !Array.isArray(forms.lemmas))
    throw new DictionaryError(dictionaryErrors.notParsed)
  return openForms(forms as PackedForms)
}
