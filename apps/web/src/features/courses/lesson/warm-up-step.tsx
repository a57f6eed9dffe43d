import type { CourseOutline, LessonPlace } from '@lingarden/domain/courses/outline'
import { pictureOfUnit } from '@lingarden/domain/pictures/picture-of'
import { wordStrength } from '@lingarden/domain/strength'
import { Sprout } from '@/icons/icons.ts'
import { useMemo } from 'react'
import { Picture } from '@/components/pictures/picture'
import { StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useStageKeys } from '@/components/stage/use-stage-keys'
import { useTexts } from '@/i18n/texts'
import { usePlantedWords } from '@/lib/bank/get-words'
import { RecallCard } from './recall-card'

interface WarmUpStepProps {
  course: CourseOutline
  place: LessonPlace
  onDone: () => void
}

/** Words of earlier lessons that are recalled before a new one. */
const recalled = 4

/** What the lesson is for, and the weakest words of the lessons before it to bring back to mind. */
export function WarmUpStep({ course, place, onDone }: WarmUpStepProps) {
  const { common, courses } = useTexts('common', 'courses')
  const { languageCode } = course
  const words = usePlantedWords(languageCode).data
  const weakest = useMemo(() => {
    const lessons = course.units.flatMap((unit) => unit.lessons)
    const before = new Set(lessons.slice(0, lessons.indexOf(place.lesson)).flatMap(({ terms }) => terms))
    return (words ?? [])
      .filter(({ word_string }) => before.has(word_string))
      .toSorted((a, b) => wordStrength(a.seen, a.clicks) - wordStrength(b.seen, b.clicks))
      .slice(0, recalled)
      .map(({ word_string }) => word_string)
  }, [course, place, words])
  useStageKeys({ onGoOn: onDone })
  return (
    <>
      <div className="stage-main max-w-[720px] gap-6 md:justify-center">
        <div className="flex items-end gap-5">
          <Picture
            name={pictureOfUnit(place.unit.unitId)}
            className="h-26 w-34 shrink-0 max-[359px]:h-18 max-[359px]:w-23 rounded-[28px] md:h-40 md:w-52"
          />
          <div className="grid min-w-0 gap-1">
            <p className="text-sm text-ink-soft">
              {courses.unit(place.unitNumber)} · {courses.lesson(place.lessonNumber)}
            </p>
            {/* The heading above the steps says it to screen readers. */}
            <p
              aria-hidden
              className="font-display text-xl leading-tight font-semibold wrap-anywhere md:text-3xl"
            >
              {place.lesson.title}
            </p>
          </div>
        </div>
        <div className="grid gap-2">
          <p className="text-ink-soft">{common.labelled(courses.youWill)}</p>
          <ul className="grid gap-2">
            {place.lesson.goals.map((goal) => (
              <li key={goal} className="flex items-start gap-2 text-lg">
                <Sprout size={22} aria-hidden className="mt-1 shrink-0 text-leaf" />
                {goal}
              </li>
            ))}
          </ul>
        </div>
        {weakest.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-base">{courses.recall}</h3>
            <ul className="grid gap-2 sm:grid-cols-2">
              {weakest.map((term) => (
                <li key={term}>
                  <RecallCard term={term} languageCode={languageCode} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <StageFoot>
        <StageButton onClick={onDone}>{courses.goToWords}</StageButton>
      </StageFoot>
    </>
  )
}
