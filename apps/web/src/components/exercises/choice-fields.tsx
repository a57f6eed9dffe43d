import type { ChoiceExercise } from '@lingarden/domain/exercises/exercise'
import { Check, X } from '@/icons/icons.ts'
import { useId, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useDigitKeys } from '@/lib/use-keys'
import { useMeaningsIn } from './meanings-in'
import { DigitHint } from './digit-hint'
import { asItIs, type FieldsProps } from './draft'

/** Options to pick one of: radio buttons, so that arrow keys and screen readers know them. */
export function ChoiceFields({
  exercise: { text, options, optionsIn, meaningsIn: ownMeaningsIn, answer },
  language: { languageCode },
  draft,
  promptId,
  isOpen,
  onChange,
  renderText = asItIs,
  isAlone = false,
  isSettled = false,
}: FieldsProps<ChoiceExercise>) {
  const name = useId()
  const textId = useId()
  const meaningsIn = useMeaningsIn()
  const group = useRef<HTMLDivElement>(null)
  useDigitKeys(isAlone && isOpen, (digit) => {
    const option = options[digit - 1]
    if (option === undefined) return
    onChange([option])
    group.current?.querySelectorAll('input')[digit - 1]?.focus()
  })
  return (
    <>
      {text !== undefined && (
        <p id={textId} lang={languageCode} className={isAlone ? 'text-xl leading-snug' : 'text-chat'}>
          {renderText(text)}
        </p>
      )}
      <div
        ref={group}
        role="radiogroup"
        aria-labelledby={text === undefined ? promptId : `${promptId} ${textId}`}
        lang={optionsIn === 'english' ? (ownMeaningsIn ?? meaningsIn) : languageCode}
        className={classNames('grid', isAlone ? 'gap-2.5 md:grid-cols-2' : 'gap-2')}
      >
        {options.map((option, place) => (
          <label
            key={option}
            className={classNames(
              'flex items-center gap-3 border py-2',
              isAlone ? 'min-h-15 rounded-md px-4 text-chat' : 'min-h-11 rounded-sm px-3',
              draft[0] === option || (isSettled && option === answer)
                ? 'border-leaf bg-leaf-pale'
                : 'border-control-line bg-card',
              isSettled && draft[0] === option && option !== answer && 'border-thorn bg-thorn-pale',
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
              className="size-4 shrink-0 accent-leaf"
            />
            {isAlone && <DigitHint digit={place + 1} isHidden={!isOpen} />}
            <span className="grow">{optionsIn === 'english' ? option : renderText(option)}</span>
            {isSettled && option === answer && <Check size={18} aria-hidden className="shrink-0 text-leaf" />}
            {isSettled && draft[0] === option && option !== answer && (
              <X size={18} aria-hidden className="shrink-0 text-thorn" />
            )}
          </label>
        ))}
      </div>
    </>
  )
}
