import { mistakeCategories } from '@lingarden/domain/mistakes/mistake-category'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import { stateFilters, type MistakeFilter } from '../../../lib/mistakes/kept-mistake'

/** What of the mistakes is shown, as the address says it, so that it can be gone back to. */
export function useMistakeFilter(ownLanguage: LanguageCode) {
  const [params, setParams] = useSearchParams()
  const filter: MistakeFilter = {
    languageCode: findLanguage(params.get('language'))?.languageCode ?? ownLanguage,
    kind: mistakeCategories.find((kind) => kind === params.get('kind')) ?? 'all',
    state: stateFilters.find((state) => state === params.get('state')) ?? 'open',
  }
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
    })
  return [filter, change] as const
}
