import {
  drillKinds,
  longestName,
  namesWords,
  selectWords,
  type CustomActivity,
  type WordSelection,
  type WordSource,
} from '@lingarden/domain/activities/activity'
import type { LessonOutline } from '@lingarden/domain/courses/outline'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { SelectionFields } from './selection-fields'

interface ActivityFormProps {
  source: WordSource
  courseId: string
  lessons: readonly LessonOutline[]
  language: SupportedLanguage
  activity: CustomActivity | undefined
  isSaving: boolean
  /** @param words how many it means now */
  onSubmit: (content: Omit<CustomActivity, 'id'>, words: number) => void
}

/** Name, words and kinds of exercises of an activity, with how many words that means now. */
export function ActivityForm(props: ActivityFormProps) {
  const { source, courseId, lessons, language, activity, isSaving, onSubmit } = props
  const review = useTexts('review')
  const [name, setName] = useState(activity?.name ?? '')
  const [selection, setSelection] = useState<WordSelection>(activity?.selection ?? { by: 'due' })
  const [kinds, setKinds] = useState(activity?.kinds ?? drillKinds)
  const [isChecked, setIsChecked] = useState(false)
  const isNameless = name.trim() === ''
  const words = selectWords(selection, source).length
  const isWordless = !namesWords(selection)
  const nameField = useRef<HTMLInputElement>(null)
  const wordsNote = useRef<HTMLParagraphElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    // On a phone it stands far above the button.
    if (isNameless) nameField.current?.focus()
    else if (isWordless) wordsNote.current?.focus()
    else if (kinds.length > 0) onSubmit({ name: name.trim(), selection, kinds }, words)
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <TextField
        ref={nameField}
        label={review.name}
        hint={review.nameHint}
        error={isChecked && isNameless ? review.nameMissing : undefined}
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="grid gap-3">
        <SelectionFields
          source={source}
          courseId={courseId}
          lessons={lessons}
          languageCode={language.languageCode}
          value={selection}
          onChange={setSelection}
        />
        {isChecked && isWordless ? (
          <p ref={wordsNote} role="alert" tabIndex={-1} className="text-sm text-thorn">
            {review.wordMissing}
          </p>
        ) : (
          <p ref={wordsNote} role="status" tabIndex={-1} className="text-sm text-ink-soft">
            {review.wordsNow(words)}
          </p>
        )}
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-medium">{review.kindsOf}</legend>
        {drillKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={review.kinds[kind]}
            checked={kinds.includes(kind)}
            onChange={({ target }) =>
              setKinds(drillKinds.filter((one) => (one === kind ? target.checked : kinds.includes(one))))
            }
          />
        ))}
        {isChecked && kinds.length === 0 && (
          <p role="alert" className="text-sm text-thorn">
            {review.kindMissing}
          </p>
        )}
      </fieldset>
      <Button type="submit" size="lg" busy={isSaving} className="justify-self-start">
        {review.saveAndPlay}
      </Button>
    </form>
  )
}
