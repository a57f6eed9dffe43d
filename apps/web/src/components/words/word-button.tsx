import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Tooltip } from '@/components/ui/tooltip'
import { Reading } from '@/components/words/reading'

interface WordButtonProps {
  text: string
  /** Among the words of its text. */
  place: number
  languageCode: LanguageCode
  reading: string | undefined
  isMasked: boolean
  /** Whether the text is an example of it. */
  isMarked?: boolean
  isSelected: boolean
  /** Whether the voice says it just now. */
  isHeard: boolean
  isTabStop: boolean
  explanation: ReactNode
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

const hidden =
  'text-transparent decoration-control-line decoration-dotted underline group-hover:text-ink group-focus:text-ink'

/**
 * One word of a message. A masked word is hidden until it is pointed at, focused or tapped: recall before reading.
 * Where the language has readings, the reading is what is hidden.
 */
export function WordButton(props: WordButtonProps) {
  const {
    text,
    place,
    languageCode,
    reading,
    isMasked,
    isMarked = false,
    isSelected,
    isHeard,
    isTabStop,
    explanation,
    onClick,
  } = props
  const isReadingMasked = isMasked && languageByCode(languageCode).pronunciation
  const button = (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      aria-pressed={isSelected}
      data-word={place}
      onClick={onClick}
      data-heard={isHeard || undefined}
      className={classNames(
        // As high as plain text: a message must not grow when its words become buttons.
        'group -my-px rounded-[4px] py-px whitespace-pre-wrap decoration-leaf decoration-2 underline-offset-4',
        'hover:bg-leaf-pale hover:underline',
        isMarked && 'bg-leaf-pale font-semibold',
        isSelected && 'bg-leaf-pale underline',
        // Nothing like what is struck out as wrong beside it: another colour, and a line that stands below.
        isHeard && 'bg-rain-pale underline decoration-rain',
      )}
    >
      <span
        data-masked={(isMasked && !isReadingMasked) || undefined}
        className={classNames(isMasked && !isReadingMasked && hidden)}
      >
        {reading === undefined ? (
          text
        ) : (
          <ruby>
            {text}
            <rt
              className={classNames(
                // Readings wider than their word keep a distance from their neighbours.
                'px-[3px] text-xs',
                isReadingMasked && 'opacity-0 group-hover:opacity-100 group-focus:opacity-100',
              )}
            >
              <Reading reading={reading} languageCode={languageCode} isDrawn />
            </rt>
          </ruby>
        )}
      </span>
    </button>
  )
  return explanation === undefined ? button : <Tooltip content={explanation}>{button}</Tooltip>
}
