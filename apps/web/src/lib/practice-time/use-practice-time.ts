import type { PracticeKind } from '@lingarden/domain/analytics/practice-slice'
import { findLanguage } from '@lingarden/languages/find-language'
import { useEffect } from 'react'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { notePractice, startPractice } from './browser-counter'

interface PracticeOptions {
  /** Whether the session runs; a session that has ended, or shows its result, does not. */
  isRunning?: boolean
  /** The language practised; the learner's current one where it is left out. */
  languageCode?: string
  /** Changes with each sign of the learner that neither keys nor pointer show, such as a spoken message. */
  sign?: unknown
}

/**
 * Counts practice for as long as the component is shown and the session runs. A page that is hidden by the shell, a tab
 * in the background, a learner who is away for two minutes and a second tab count nothing.
 */
export function usePracticeTime(
  kind: PracticeKind,
  { isRunning = true, languageCode, sign }: PracticeOptions = {},
): void {
  const { id: userId } = useUser()
  const profile = useProfile().data
  const code = findLanguage(languageCode ?? profile?.current_language_code)?.languageCode
  useEffect(() => {
    if (!isRunning || !code) return undefined
    return startPractice({ userId, languageCode: code, kind })
  }, [userId, code, kind, isRunning])
  useEffect(notePractice, [sign])
}
