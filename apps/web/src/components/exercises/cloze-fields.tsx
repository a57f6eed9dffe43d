import { splitCloze } from '@lingarden/domain/exercises/cloze-text'
import type { ClozeExercise } from '@lingarden/domain/exercises/exercise'
import { Fragment, useRef } from 'react'
import { Removed } from '@/components/words/edit-marks'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { useTexts } from '@/i18n/texts'
import { useDigitKeys } from '@/lib/use-keys'
import { DigitHint } from './digit-hint'
import { asItIs, type FieldsProps } from './draft'
import { LetterKeys } from './letter-keys'
import { PieceButton } from './piece-button'

/** Characters that a gap is wide at least. */
const narrowest = 5

/** A text with gaps: to write in, or to fill from a bank of words. */
export function ClozeFields(props: FieldsProps<ClozeExercise>) {
  const {
    exercise,
    language,
    draft,
    promptId,
    isOpen,
    onChange,
    renderText = asItIs,
    isAlone = false,
  } = props
  const texts = useTexts('exercises')
  const { bank, hints, struck } = exercise
  const fill = (place: number, word: string) =>
    onChange(draft.map((filling, other) => (other === place ? word : filling)))
  const fillNext = (word: string) => {
    const empty = draft.indexOf('')
    fill(empty < 0 ? draft.length - 1 : empty, word)
  }
  useDigitKeys(isAlone && isOpen, (digit) => {
    const word = bank?.[digit - 1]
    if (word !== undefined) fillNext(word)
  })
  const field = useRef<HTMLInputElement>(null)
  const parts = splitCloze(exercise.text)
  const gapsBefore = (index: number) => parts.slice(0, index).filter(({ kind }) => kind === 'gap').length
  return (
    <>
      <PinyinField languageCode={language.languageCode} isOpen={isOpen && !bank}>
        <p
          role="group"
          aria-labelledby={promptId}
          lang={language.languageCode}
          className={isAlone ? 'text-xl leading-[2.1]' : 'text-chat leading-12'}
        >
          {parts.map((part, index) => {
            const place = gapsBefore(index)
            if (part.kind === 'text') return <span key={`before ${place}`}>{renderText(part.text)}</span>
            const wrong = struck?.[place]
            const gap = texts.gap(place + 1, draft.length)
            const name = wrong === undefined ? gap : texts.gapInstead(gap, wrong)
            const filling = draft[place] ?? ''
            const before = parts[index - 1]
            const toFill = bank ? (
              <PieceButton
                className="mx-1 min-w-16"
                aria-label={filling === '' ? texts.gapEmpty(name) : texts.gapFilled(name, filling)}
                disabled={!isOpen}
                onClick={() => fill(place, '')}
              >
                {filling === '' ? '…' : renderText(filling)}
              </PieceButton>
            ) : (
              <input
                ref={(input) => {
                  field.current ??= input
                }}
                onFocus={(event) => {
                  field.current = event.target
                }}
                aria-label={hints?.[place] === undefined ? name : texts.gapBegins(name, hints[place])}
                placeholder={hints?.[place] && `${hints[place]}…`}
                // What is typed in a gap is expected behind what stands there.
                data-before={before?.kind === 'text' ? before.text : undefined}
                value={filling}
                readOnly={!isOpen}
                onChange={(event) => fill(place, event.target.value)}
                size={Math.max(narrowest, filling.length + 1)}
                maxLength={80}
                spellCheck={false}
                autoCapitalize="none"
                autoCorrect="off"
                className="mx-1 min-h-10 max-w-full rounded-sm border border-control-line bg-card px-2 placeholder:text-ink-soft read-only:bg-sunken"
              />
            )
            return (
              <Fragment key={place}>
                {wrong !== undefined && <Removed>{wrong}</Removed>}
                {toFill}
              </Fragment>
            )
          })}
        </p>
      </PinyinField>
      {bank && isOpen && (
        <div
          role="group"
          aria-label={texts.wordsToUse}
          lang={language.languageCode}
          className="flex flex-wrap gap-2"
        >
          {bank.map((word, place) => (
            <PieceButton key={word} aria-pressed={draft.includes(word)} onClick={() => fillNext(word)}>
              {isAlone && <DigitHint digit={place + 1} />}
              {renderText(word)}
            </PieceButton>
          ))}
        </div>
      )}
      {!bank && isOpen && <LetterKeys language={language} field={field} />}
    </>
  )
}
