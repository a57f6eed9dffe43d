import type { PublishedLesson } from '@lingarden/domain/courses/lesson'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMeaningsIn } from '@/components/exercises/meanings-in'
import { cardClass } from '@/components/ui/card-class'
import { StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useStageKeys } from '@/components/stage/use-stage-keys'
import { useTexts } from '@/i18n/texts'
import { WordText } from '@/components/words/word-text'
import { NoteText } from './note-text'
import { useLessonTracking } from './use-lesson-tracking'

interface GrammarStepProps {
  languageCode: LanguageCode
  lesson: PublishedLesson
  onDone: () => void
}

/** One point of grammar with two examples, and a note on culture where the lesson has one. */
export function GrammarStep({ languageCode, lesson, onDone }: GrammarStepProps) {
  const courses = useTexts('courses')
  const meaningsIn = useMeaningsIn()
  const { countLookup } = useLessonTracking(languageCode)
  const { grammar, culture } = lesson
  useStageKeys({ onGoOn: onDone })
  return (
    <>
      <div className="stage-main max-w-[720px] gap-5 md:justify-center">
        <div lang={meaningsIn} className="grid gap-2">
          <h3 className="font-display text-xl font-semibold md:text-2xl">
            <NoteText text={grammar.title} lesson={lesson} languageCode={languageCode} isTitle />
          </h3>
          <p className="leading-relaxed">
            <NoteText text={grammar.note} lesson={lesson} languageCode={languageCode} />
          </p>
        </div>
        <ul className="grid gap-3">
          {grammar.examples.map(({ text, translation, readings }) => (
            <li key={text} className={`${cardClass('md')} p-4`}>
              <p className="text-chat">
                <WordText
                  onLookUp={countLookup}
                  text={text}
                  languageCode={languageCode}
                  readings={readings}
                />
              </p>
              <p lang={meaningsIn} className="text-sm text-ink-soft">
                {translation}
              </p>
            </li>
          ))}
        </ul>
        {culture && (
          <aside lang={meaningsIn} className="grid gap-1 rounded-md bg-sunken p-4">
            <h3 className="text-base">{culture.title}</h3>
            <p className="text-sm leading-relaxed">
              <NoteText text={culture.note} lesson={lesson} languageCode={languageCode} />
            </p>
          </aside>
        )}
      </div>
      <StageFoot>
        <StageButton onClick={onDone}>{courses.next}</StageButton>
      </StageFoot>
    </>
  )
}
