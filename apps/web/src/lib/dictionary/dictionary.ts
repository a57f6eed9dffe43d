import type { DictionaryEntry } from '@lingarden/domain/dictionary/entry'
import { dictionaryBudget } from '@lingarden/domain/dictionary/storage-budget'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { findLanguage } from '@lingarden/domain/languages'
import { mobileBreakpoint } from '@/lib/use-is-mobile'
import { onSignOut } from '@/lib/session/sign-out'
import { getSupabase } from '@/lib/supabase'
import { DictionaryError, dictionaryErrors } from './dictionary-error'
import { callWorker } from './worker-client'

/** The dictionary of one language, held in a worker so that the page stays responsive. */
export interface Dictionary {
  lookUp: (terms: string[]) => Promise<(DictionaryEntry | undefined)[]>
  tokenize: (text: string) => Promise<TextToken[]>
  search: (query: string, options: { limit: number; signal?: AbortSignal }) => Promise<DictionaryEntry[]>
}

/**
 * Opens the dictionary of a language: from memory, from the browser's storage, or by download (requirement 4.14).
 * @throws DictionaryError with a text of the error catalogue
 */
export async function loadDictionary(languageCode: string | null | undefined): Promise<Dictionary> {
  const language = languageCode ? findLanguage(languageCode) : undefined
  if (!language) throw new DictionaryError(dictionaryErrors.noLanguage)
  const code = language.languageCode
  if (!(await callWorker('open', { languageCode: code }).catch(() => false))) {
    const file = await download(`${code}.json`)
    await callWorker('load', { languageCode: code, file, budget: await readBudget() }, [file]).catch(
      (cause: unknown) => {
        throw new DictionaryError(dictionaryErrors.notParsed, { cause })
      },
    )
  }
  return {
    lookUp: (terms) => callWorker('lookUp', { languageCode: code, terms }),
    tokenize: (text) => callWorker('tokenize', { languageCode: code, tag: language.tag, text }),
    search: async (query, { limit, signal }) => {
      const hits = await callWorker('search', { languageCode: code, query, limit })
      if (signal?.aborted) throw new DictionaryError(dictionaryErrors.searchCancelled)
      return hits
    },
  }
}

async function download(file: string): Promise<ArrayBuffer> {
  const { auth, storage } = getSupabase()
  const { data, error: authError } = await auth.getSession()
  if (authError) throw new DictionaryError(dictionaryErrors.authFailed, { cause: authError })
  if (!data.session) throw new DictionaryError(dictionaryErrors.notSignedIn)
  const { data: blob, error } = await storage.from('dictionaries').download(file)
  if (error) throw new DictionaryError(dictionaryErrors.notRetrieved(file), { cause: error })
  return blob.arrayBuffer()
}

async function readBudget(): Promise<number> {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return dictionaryBudget(quota - usage, window.innerWidth < mobileBreakpoint)
}

onSignOut(async () => {
  await callWorker('clear', {})
})
