import { findLanguage, type LanguageCode } from '@lingarden/domain/languages'
import { useSearchParams } from 'react-router'
import { useProfile } from '@/lib/profile/get-profile'

/** Days that can be looked back on. */
export const ranges = [30, 90, 365] as const
type Range = (typeof ranges)[number]

export interface Filter {
  languageCode: LanguageCode | undefined
  days: Range
}

/** What is looked at; the address holds it, so that a page can be kept and gone back to. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const profile = useProfile().data
  const asked = findLanguage(params.get('language')) ?? findLanguage(profile?.current_language_code)
  const days = ranges.find((range) => String(range) === params.get('days')) ?? 90
  const change = ({ languageCode, days: range }: Partial<Filter>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (languageCode) after.set('language', languageCode)
        if (range) after.set('days', String(range))
        return after
      },
      { replace: true },
    )
  return [{ languageCode: asked?.languageCode, days }, change]
}
