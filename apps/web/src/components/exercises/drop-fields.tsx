import type { DropTask } from '@lingarden/domain/exercises/drill'
import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { FieldsProps } from './draft'

/** A sentence whose words are radio buttons: the one that is too many is picked in its place. */
export function DropFields(props: FieldsProps<DropTask>) {
  const { exercise, language, draft, promptId, isOpen, isSettled = false, onChange } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={promptId}
      lang={language.languageCode}
      className="flex flex-wrap items-center gap-x-1.5 gap-y-2 text-xl leading-snug"
    >
      {exercise.words.map((word, place) => {
        const isPicked = draft[0] === String(place)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal words differ by their place alone
          <label key={place} className="relative">
            <input
              type="radio"
              name={name}
              checked={isPicked}
              disabled={!isOpen}
              onChange={() => onChange([String(place)])}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-default"
            />
            <span
              className={classNames(
                'grid min-h-11 min-w-11 place-items-center rounded-sm border-b-2 border-dotted px-1.5 outline-offset-2 outline-leaf peer-focus-visible:outline-2',
                isPicked
                  ? 'border-leaf bg-card font-semibold line-through decoration-2'
                  : 'border-control-line',
                isOpen && !isPicked && 'peer-hover:bg-card',
                isSettled && isPicked && 'border-solid',
              )}
            >
              {word}
            </span>
          </label>
        )
      })}
    </div>
  )
}
