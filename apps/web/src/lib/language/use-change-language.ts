import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { languageTitle } from '@/i18n/language-title'
import { hasBankCache } from '@/lib/bank/bank-cache'
import { wordsQuery } from '@/lib/bank/get-words'
import { dictionaryQuery, hasDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { useProfile } from '@/lib/profile/get-profile'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import { useUser } from '@/lib/session/session-provider'
import { announceLanguageChange } from './language-changed'
import { showLanguageLoading } from './language-loading'

/**
 * Changes the language the learner learns: shown at once, taken back where it cannot be saved, announced to whoever
 * holds something of the old language, while dictionary and bank of the new one are fetched (requirements 4.9, 4.10).
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const user = useUser()
  const profile = useProfile().data
  const update = useUpdateProfile()
  const queryClient = useQueryClient()

  return async (code) => {
    const previousCode = profile?.current_language_code ?? null
    if (previousCode === code) return
    const words = wordsQuery(user.id, code)
    const dictionary = dictionaryQuery(code)
    announceLanguageChange({ code, previousCode })
    const save = update.mutateAsync({ current_language_code: code }).catch((cause: unknown) => {
      logError('The language could not be saved', cause)
      if (previousCode) announceLanguageChange({ code: previousCode, previousCode: code })
    })
    const has = (key: QueryKey) => queryClient.getQueryData(key) !== undefined
    // After a reload the memory is empty and yet everything may be here (requirement 4.10b).
    const isReady =
      (has(dictionary.queryKey) || (await hasDictionary(code))) &&
      (has(words.queryKey) || (await hasBankCache(user.id, code)))
    // A dictionary that does not load is no reason to take the choice back.
    const load = showLanguageLoading({
      language: languageTitle(languageByCode(code)),
      isReady,
      load: () => queryClient.ensureQueryData(dictionary),
      cache: () => queryClient.ensureQueryData(words),
    }).catch((cause: unknown) => logError('The language could not be loaded', cause))
    await Promise.all([save, load])
  }
}
