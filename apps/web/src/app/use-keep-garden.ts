import { countStages } from '@lingarden/domain/plants/plant-stage'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePlantedWords } from '@/lib/bank/get-words'
import { logError } from '@/lib/log'
import { usePlants } from '@/lib/review/use-plants'
import { useUser } from '@/lib/session/session-provider'
import { useOnline } from '@/lib/use-online'
import { emptyDay } from '@lingarden/domain/analytics/day-record'
import { saveGarden } from '@/lib/analytics/day-table'
import { changeKnownDay } from '@/lib/analytics/known-days'
import { useDays } from '@/lib/analytics/use-days'

/** Milliseconds that the bank rests before its stages are written down. */
const restTime = 5000

/** Writes down how many words of the bank stand at which stage today, which no other record tells later. */
export function useKeepGarden(languageCode: LanguageCode | undefined): void {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const isOnline = useOnline()
  const bank = usePlantedWords(languageCode)
  const { byDay, today, isCertain } = useDays(languageCode)
  const plants = usePlants(languageCode)
  const stages =
    bank.data && plants && !bank.isFetching
      ? countStages(
          bank.data.map(({ word_string }) => word_string),
          plants,
        ).join()
      : undefined
  const isKnown = byDay?.get(today)?.words_by_stage?.join() === stages
  const hasWords = bank.data !== undefined && bank.data.length > 0
  const mayTell = stages !== undefined && hasWords && isCertain && isOnline
  /** What the server is to hear. */
  const [waiting, setWaiting] = useState<{ languageCode: LanguageCode; date: LocalDay; stages: string }>()
  const isWaiting =
    waiting?.languageCode === languageCode && waiting?.date === today && waiting.stages === stages
  if (mayTell && languageCode && !isKnown && !isWaiting) setWaiting({ languageCode, date: today, stages })
  // Shown at once: beside words that have just come, an older count would read as another garden.
  useEffect(() => {
    if (!languageCode || !mayTell || isKnown) return
    const words_by_stage = stages.split(',').map(Number)
    const name = { userId, languageCode, date: today }
    changeKnownDay(queryClient, name, (record) => ({ ...(record ?? emptyDay(today)), words_by_stage }))
  }, [queryClient, userId, languageCode, today, stages, isKnown, mayTell])
  useEffect(() => {
    if (!waiting || !isOnline) return undefined
    const { languageCode: code, date, stages: counts } = waiting
    const timer = setTimeout(() => {
      saveGarden({ userId, languageCode: code, date }, counts.split(',').map(Number)).catch(
        (cause: unknown) => logError('The garden of today could not be written down', cause),
      )
    }, restTime)
    return () => clearTimeout(timer)
  }, [userId, waiting, isOnline])
}
