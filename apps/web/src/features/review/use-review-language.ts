import { findLanguage } from '@lingarden/languages/find-language'
import { useProfile } from '@/lib/profile/get-profile'

/** The language that is reviewed: the one the learner is at. */
export function useReviewLanguage() {
  const profile = useProfile()
  return { language: findLanguage(profile.data?.current_language_code), isPending: profile.isPending }
}
