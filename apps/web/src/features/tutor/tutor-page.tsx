import { findLanguage, type LanguageCode, type SupportedLanguage } from '@lingarden/languages/find-language'
import { Spinner } from '@/components/ui/spinner'
import { ErrorState } from '@/components/ui/states'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { useProfile } from '@/lib/profile/get-profile'
import { TutorSession } from './session/tutor-session'
import { useLessonTask } from './session/use-lesson-task'

/** /tutor: a conversation in the language the learner learns. A change of language begins a new one, and so does a lesson's task. */
export function TutorPage() {
  const { common, tutor } = useTexts('common', 'tutor')
  usePageTitle(tutor.title)
  const profile = useProfile()
  const { isLoading, start } = useLessonTask(profile.data?.current_language_code ?? undefined)
  if (profile.isError && !profile.data) {
    return <ErrorState message={common.somethingWentWrong} onRetry={() => void profile.refetch()} />
  }
  if (!profile.data) return <Spinner label={common.loading} />
  const language: SupportedLanguage | undefined = findLanguage(profile.data.current_language_code)
  if (!language) return <Spinner label={common.loading} />
  const code: LanguageCode = language.languageCode
  if (isLoading) return <Spinner label={common.loading} />
  const key = `${code} ${start?.conversationId ?? ''}`
  return <TutorSession key={key} language={language} profile={profile.data} start={start} />
}
