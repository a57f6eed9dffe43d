import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { useState, type KeyboardEvent } from 'react'
import { classNames } from '@/components/ui/class-names'

interface MessageWordsProps {
  tokens: readonly TextToken[]
  languageCode: string
  selected: string | undefined
  /** Terms that the learner knows well and wants hidden. */
  masked: ReadonlySet<string>
  /** Readings by term, shown above the words where given. */
  readings: ReadonlyMap<string, string> | undefined
  onSelect: (token: TextToken) => void
}

/** A message whose words are buttons: one tab stop, arrow keys move between the words. */
export function MessageWords({ tokens, languageCode, selected, masked, readings, onSelect }: MessageWordsProps) {
  const [current, setCurrent] = useState(0)
  const wordPlaces = tokens.flatMap(({ kind, term }, place) => (kind === 'word' && term ? [place] : []))
  const tabStop = wordPlaces[current] ?? wordPlaces[0]

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + wordPlaces.length) % wordPlaces.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the buttons inside
    <span lang={languageCode} onKeyDown={move}>
      {tokens.map((token, place) => {
        const { text, kind, start, term } = token
        if (kind !== 'word' || !term) return <span key={start}>{text}</span>
        const reading = readings?.get(term)
        return (
          <button
            key={start}
            type="button"
            tabIndex={place === tabStop ? 0 : -1}
            aria-pressed={selected === term}
            onClick={() => {
              setCurrent(wordPlaces.indexOf(place))
              onSelect(token)
            }}
            className={classNames(
              'rounded-[4px] decoration-leaf decoration-2 underline-offset-4 hover:bg-leaf-pale hover:underline',
              selected === term && 'bg-leaf-pale underline',
              masked.has(term.toLowerCase()) &&
                'text-transparent underline decoration-control-line decoration-dotted hover:text-ink focus:text-ink',
            )}
          >
            {reading === undefined ? (
              text
            ) : (
              <ruby>
                {text}
                <rt className="text-xs text-ink-soft">{reading}</rt>
              </ruby>
            )}
          </button>
        )
      })}
    </span>
  )
}
