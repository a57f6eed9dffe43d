import { localDay } from '@lingarden/domain/analytics/local-day'
import { isAskable } from '@lingarden/domain/mistakes/askable-mistake'
import { mistakeDue } from '@lingarden/domain/mistakes/mistake-schedule'
import { useToday } from '@/lib/analytics/use-today'
import { currentTimeZone } from '@/lib/time-zone'
import { useOpenMistakes } from './get-open-mistakes'

/** How many mistakes of a language have their day today; none where nobody can tell, undefined until it is known. */
export function useMistakesToMend(languageCode: string | undefined): number | undefined {
  const open = useOpenMistakes(languageCode)
  const today = useToday()
  if (open.isError) return 0
  const timeZone = currentTimeZone()
  return open.data?.filter(
    (mistake) => localDay(mistakeDue(mistake.answers), timeZone) <= today && isAskable(mistake),
  ).length
}
