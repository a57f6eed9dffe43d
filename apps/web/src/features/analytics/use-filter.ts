import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import { useProfile } from '@/lib/profile/get-profile'

/** Days that can be looked back on. */
export const ranges = [30, 90, 365] as const
type Range = (typeof ranges)[number]

/** One language, or all of them together. */
export type Choice = LanguageCode | 'all'

export interface Filter {
  choice: Choice | undefined
  days: Range
}

/** What is looked at; the address holds it, so that a page can be kept and gone back to. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const profile = useProfile().data
  const named = params.get('language')
  const asked = findLanguage(named) ?? findLanguage(profile?.current_language_code)
  const days = ranges.find((range) => String(range) === params.get('days')) ?? 90
  const change = ({ choice, days: range }: Partial<Filter>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (choice) after.set('language', choice)
        if (range) after.set('days', String(range))
        return after
      },
      { replace: true },
    )
  return [{ choice: named === 'all' ? 'all' : asked?.languageCode, days }, change]
}
