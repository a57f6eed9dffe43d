import { createChance } from '@lingarden/domain/chance'
import { joinPieces } from '@lingarden/domain/exercises/kinds/order'
import type { OrderExercise } from '@lingarden/domain/exercises/exercise'
import { mixPieces } from '@lingarden/domain/exercises/mix-pieces'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'
import { DigitHint } from './digit-hint'
import { asItIs, type FieldsProps } from './draft'
import { placesOf } from './place-pieces'
import { PieceButton } from './piece-button'

/**
 * Pieces to press in their order. A piece stays where it is, pressed, so that neither eye nor focus loses its place; a
 * second press, or Backspace, takes it out again.
 */
export function OrderFields({
  exercise,
  language,
  draft,
  promptId,
  isOpen,
  onChange,
  renderText = asItIs,
  isAlone = false,
  seed,
}: FieldsProps<OrderExercise> & { seed: number }) {
  const texts = useTexts('exercises')
  const pool = useMemo(() => mixPieces(exercise, createChance(seed)), [exercise, seed])
  const [placed, setPlaced] = useState(() => placesOf(draft, pool))
  const group = useRef<HTMLDivElement>(null)
  // A new attempt begins with nothing placed.
  const shown = draft.length === 0 ? [] : placed

  function place(next: readonly number[]) {
    setPlaced([...next])
    onChange(next.map((index) => pool[index] ?? ''))
  }

  const toggle = (index: number) =>
    place(shown.includes(index) ? shown.filter((other) => other !== index) : [...shown, index])

  useKeys(isAlone && isOpen, (event) => {
    const action = readShortcut('exercises', event)
    const index = Number(event.key) - 1
    if (action === 'pick' && index < pool.length) toggle(index)
    else if (action === 'takeBack' && shown.length > 0) place(shown.slice(0, -1))
    else return
    event.preventDefault()
  })

  function takeOut(index: number) {
    place(shown.filter((other) => other !== index))
    group.current?.querySelectorAll('button')[index]?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (readShortcut('exercises', event) !== 'takeBack' || shown.length === 0) return
    event.preventDefault()
    place(shown.slice(0, -1))
  }

  const sentence = joinPieces(
    shown.map((index) => pool[index] ?? ''),
    language.tag,
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Backspace works from every piece inside
    <div className="grid gap-3" onKeyDown={isOpen && !isAlone ? onKeyDown : undefined}>
      <div
        role="group"
        aria-label={texts.yourSentence}
        className="flex min-h-14 flex-wrap items-center gap-2 rounded-sm border border-dashed border-control-line p-2"
      >
        {shown.length === 0 && <p className="px-1 text-sm text-ink-soft">{texts.yourSentenceEmpty}</p>}
        {shown.map((index) => (
          <PieceButton
            key={index}
            lang={language.languageCode}
            aria-label={texts.takeOut(pool[index] ?? '')}
            disabled={!isOpen}
            onClick={() => takeOut(index)}
          >
            {renderText(pool[index] ?? '')}
          </PieceButton>
        ))}
      </div>
      <p aria-live="polite" lang={language.languageCode} className="sr-only">
        {sentence}
      </p>
      {isOpen && (
        <div
          ref={group}
          role="group"
          aria-labelledby={promptId}
          lang={language.languageCode}
          className="flex flex-wrap gap-2"
        >
          {pool.map((piece, index) => (
            <PieceButton
              // Pieces may be equal; their place is what they are known by.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              aria-pressed={shown.includes(index)}
              onClick={() => toggle(index)}
            >
              {isAlone && <DigitHint digit={index + 1} />}
              {renderText(piece)}
            </PieceButton>
          ))}
        </div>
      )}
    </div>
  )
}
