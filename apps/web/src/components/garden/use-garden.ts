import { mostPlants } from '@lingarden/domain/garden/bed-layout'
import { layBeds, type Bed } from '@lingarden/domain/garden/beds'
import { joinBeds } from '@lingarden/domain/garden/tufts'
import { thirstyWords } from '@lingarden/domain/review/due-cards'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { useCourse } from '@/lib/courses/get-course'
import { usePlants, type Plants } from '@/lib/review/use-plants'
import { reviewClock } from '@/lib/review/review-clock'
import { useReviewPlan } from '@/lib/review/use-review-plan'

/** What the garden is drawn from. */
export interface Garden {
  beds: Bed[]
  plants: Plants
  /** Words whose day has come again. */
  thirsty: ReadonlySet<string>
  /** What the learner wrote themselves, by word. */
  meanings: ReadonlyMap<string, string>
  words: number
  /** In place of plants, where there are too many; undefined where each word has its own. */
  tufts: ReturnType<typeof joinBeds> | undefined
}

const noUnits: [] = []

/** The garden of a language; undefined until its words, its plants and its course are known. */
export function useGarden(
  languageCode: LanguageCode | undefined,
  rows: readonly BankRow[] | undefined,
): Garden | undefined {
  const plants = usePlants(languageCode)
  const course = useCourse(languageCode)
  const { plan } = useReviewPlan(languageCode)
  // Where the outline cannot be had, its words stand with those that were added.
  const units = course.data?.units ?? (course.isLoading ? undefined : noUnits)
  const beds = useMemo(() => rows && units && layBeds(rows, units), [rows, units])
  const thirsty = useMemo(
    () => (plan ? thirstyWords(plan.due, reviewClock(plan.now)) : new Set<string>()),
    [plan],
  )
  const meanings = useMemo(
    () => new Map(rows?.flatMap(({ word_string, meaning }) => (meaning ? [[word_string, meaning]] : []))),
    [rows],
  )
  // The same as long as nothing in it has changed: hundreds of plants are drawn from it.
  return useMemo(() => {
    if (!rows || !beds || !plants) return undefined
    const tufts = rows.length > mostPlants ? joinBeds(beds, plants, thirsty) : undefined
    return { beds, plants, thirsty, meanings, words: rows.length, tufts }
  }, [rows, beds, plants, thirsty, meanings])
}
