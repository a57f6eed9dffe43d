import { createChance } from '@lingarden/domain/chance'
import { lessonDrills } from '@lingarden/domain/courses/lesson-drills'
import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useMeaningsIn } from '@/components/exercises/meanings-in'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { useLessonTracking } from './use-lesson-tracking'
import { whatWasAsked } from './what-was-asked'

interface MissedExercisesProps {
  lesson: PublishedLesson
  language: SupportedLanguage
  /** Places of the exercises that were wrong at the first try. */
  missed: readonly number[]
}

/** What was not known at the first try, with what is right. */
export function MissedExercises({ lesson, language, missed }: MissedExercisesProps) {
  const courses = useTexts('courses')
  const meaningsIn = useMeaningsIn()
  const { countLookup } = useLessonTracking(language.languageCode)
  // The same in whatever order its options stand.
  const drills = lessonDrills(lesson, createChance(1))
  const shown = missed.flatMap((place) => drills[place] ?? [])
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="missed-exercises" className="grid gap-2 rounded-lg bg-sunken p-5">
      <h3 id="missed-exercises" className="text-lg">
        {courses.missedExercises}
      </h3>
      <ul className="grid gap-3">
        {shown.map((drill) => {
          const { asked, text, meaning } = whatWasAsked(drill, language.tag)
          return (
            <li key={`${asked} ${text} ${meaning}`}>
              {asked !== '' && (
                <p lang={meaningsIn} className="text-sm text-ink-soft">
                  {asked}
                </p>
              )}
              <p className="text-chat">
                <WordText
                  text={text}
                  languageCode={language.languageCode}
                  readings={drill.readings}
                  onLookUp={countLookup}
                />
              </p>
              {meaning !== '' && (
                <p lang={meaningsIn} className={asked === '' ? 'text-sm text-ink-soft' : undefined}>
                  {meaning}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
