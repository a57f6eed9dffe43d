import type { WordSelection, WordSource } from '@lingarden/domain/activities/activity'
import type { LessonOutline } from '@lingarden/domain/courses/outline'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { ChosenWords } from './chosen-words'
import { SelectField } from './select-field'

interface SelectionFieldsProps {
  source: WordSource
  courseId: string
  lessons: readonly LessonOutline[]
  languageCode: LanguageCode
  value: WordSelection
  onChange: (selection: WordSelection) => void
}

const ways = ['due', 'strength', 'tag', 'lesson', 'hand'] as const
const bands = ['weak', 'medium', 'strong'] as const

/** By what the words of an activity are chosen, and which of it. */
export function SelectionFields(props: SelectionFieldsProps) {
  const { source, courseId, lessons, languageCode, value, onChange } = props
  const review = useTexts('review')
  const tags = [...new Set(source.bank.flatMap((row) => row.tags))].toSorted((a, b) => a.localeCompare(b))
  const [firstLesson] = lessons
  const begin: Record<(typeof ways)[number], WordSelection> = {
    due: { by: 'due' },
    strength: { by: 'strength', band: 'weak' },
    tag: { by: 'tag', tag: tags[0] ?? '' },
    lesson: { by: 'lesson', courseId, lessonId: firstLesson?.lessonId ?? '' },
    hand: { by: 'hand', words: [] },
  }
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-3 font-medium">{review.whichWords}</legend>
        {ways.map((by) => (
          <label key={by} className="flex min-h-8 items-center gap-2 text-sm">
            <input
              type="radio"
              name="selection"
              checked={value.by === by}
              onChange={() => onChange(begin[by])}
              className="size-4 accent-leaf"
            />
            {review.selections[by]}
          </label>
        ))}
      </fieldset>
      {value.by === 'strength' && (
        <SelectField
          label={review.selections.strength}
          value={value.band}
          options={bands.map((band) => [band, review.bands[band]] as const)}
          onChange={(band) => onChange({ by: 'strength', band })}
        />
      )}
      {value.by === 'tag' &&
        (tags.length === 0 ? (
          <p className="text-sm text-ink-soft">{review.noTags}</p>
        ) : (
          <SelectField
            label={review.chooseTag}
            value={value.tag}
            options={tags.map((tag) => [tag, tag] as const)}
            onChange={(tag) => onChange({ by: 'tag', tag })}
          />
        ))}
      {value.by === 'lesson' && (
        <SelectField
          label={review.chooseLesson}
          value={value.lessonId}
          options={lessons.map(({ lessonId, title }) => [lessonId, title] as const)}
          onChange={(lessonId) => onChange({ by: 'lesson', courseId, lessonId })}
        />
      )}
      {value.by === 'hand' && (
        <ChosenWords
          words={source.bank.map(({ word_string }) => word_string)}
          languageCode={languageCode}
          chosen={value.words}
          onChange={(words) => onChange({ by: 'hand', words })}
        />
      )}
    </>
  )
}
