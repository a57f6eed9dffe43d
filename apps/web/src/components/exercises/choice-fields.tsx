import type { ChoiceExercise } from '@lingarden/domain/exercises/exercise'
import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { asItIs, type FieldsProps } from './draft'

/** Options to pick one of: radio buttons, so that arrow keys and screen readers know them. */
export function ChoiceFields({
  exercise: { text, options, optionsIn },
  language: { languageCode },
  draft,
  promptId,
  isOpen,
  onChange,
  renderText = asItIs,
}: FieldsProps<ChoiceExercise>) {
  const name = useId()
  const textId = useId()
  return (
    <>
      {text !== undefined && (
        <p id={textId} lang={languageCode} className="text-chat">
          {renderText(text)}
        </p>
      )}
      <div
        role="radiogroup"
        aria-labelledby={text === undefined ? promptId : `${promptId} ${textId}`}
        lang={optionsIn === 'english' ? 'en' : languageCode}
        className="grid gap-2"
      >
        {options.map((option) => (
          <label
            key={option}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded-sm border px-3 py-2',
              draft[0] === option ? 'border-leaf bg-leaf-pale' : 'border-control-line bg-card',
              isOpen ? 'cursor-pointer hover:bg-leaf-pale' : 'cursor-default',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={draft[0] === option}
              disabled={!isOpen}
              onChange={() => onChange([option])}
              className="size-4 accent-leaf"
            />
            <span>{optionsIn === 'english' ? option : renderText(option)}</span>
          </label>
        ))}
      </div>
    </>
  )
}
