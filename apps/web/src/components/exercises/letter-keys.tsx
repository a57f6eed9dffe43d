import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useTexts } from '@/i18n/texts'

interface LetterKeysProps {
  language: SupportedLanguage
  /** The field that was written in last. */
  field: RefObject<HTMLInputElement | null>
}

/** Keys for the letters that other keyboards lack, beside a field that is written in: one tab stop, arrow keys move between them. */
export function LetterKeys({ language, field }: LetterKeysProps) {
  const texts = useTexts('exercises')
  const [current, setCurrent] = useState(0)
  const keys = [...(language.letterKeys ?? '')]
  if (keys.length === 0) return null

  function write(letter: string) {
    const input = field.current
    if (!input) return
    input.setRangeText(letter, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + keys.length) % keys.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the keys inside are what takes the focus
    <div role="toolbar" aria-label={texts.letters} onKeyDown={move} className="flex flex-wrap gap-1">
      {keys.map((letter, place) => (
        <button
          key={letter}
          type="button"
          tabIndex={place === current ? 0 : -1}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => write(letter)}
          className="min-h-10 min-w-8.5 sm:min-w-10 rounded-sm border border-line bg-card text-lg hover:bg-leaf-pale"
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
