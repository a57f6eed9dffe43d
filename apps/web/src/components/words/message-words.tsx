import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { AddedAt, EditedToken } from './edited-token'
import type { EditedTokens } from './edited-tokens'
import { lineGroups } from './line-groups'
import { termOf, wordsOf } from './word-tokens'
import { TakenWords } from './phrase/taken-words'
import { usePhraseSelection } from './phrase/use-phrase-selection'
import { isWithin, type WordRange } from './phrase/word-range'
import { WordButton } from './word-button'
import { WordDefinition } from './word-definition'

interface MessageWordsProps {
  tokens: readonly ReadToken[]
  languageCode: LanguageCode
  /** Where the words that are looked up stand among the words of this message. */
  selected: WordRange | undefined
  /** What of the text is read out now, in UTF-16 code units. */
  heard?: { offset: number; length: number } | undefined
  /** Terms, in lower case, that the learner knows well and wants hidden. */
  masked: ReadonlySet<string>
  /** Where the words stand that the text is an example of, in UTF-16 code units. */
  marked?: ReadonlySet<number> | undefined
  /** Whether the readings of the words stand above them. */
  showsReadings: boolean
  /** Explains words on hover, as soon as the dictionary is here; missing where the learner does not want that. */
  hover?: { dictionary: Dictionary | undefined } | undefined
  /** What is wrong in the learner's own text, and what is right there. */
  edits?: EditedTokens | undefined
  /** One word was chosen, or several in a row. */
  onSelect: (index: number, until: number) => void
}

const endOf = (tokens: readonly ReadToken[]): number => {
  const last = tokens.at(-1)
  return last ? last.start + last.text.length : 0
}

const isHeard = ({ start, text }: ReadToken, heard: MessageWordsProps['heard']): boolean =>
  heard !== undefined && start < heard.offset + heard.length && start + text.length > heard.offset

function nextIndex(event: KeyboardEvent, current: number, count: number): number | undefined {
  const places = {
    next: (current + 1) % count,
    previous: (current - 1 + count) % count,
    first: 0,
    last: count - 1,
  }
  const action = readShortcut('words', event)
  return action !== undefined && action in places ? places[action as keyof typeof places] : undefined
}

/** A message whose words are buttons: one tab stop, arrow keys, Home and End move between the words. */
export function MessageWords({
  tokens,
  languageCode,
  selected,
  heard,
  masked,
  marked,
  showsReadings,
  hover,
  edits,
  onSelect,
}: MessageWordsProps) {
  const [current, setCurrent] = useState(0)
  const words = wordsOf(tokens)

  const root = useRef<HTMLSpanElement>(null)
  const phrase = usePhraseSelection({
    root,
    count: words.length,
    current,
    selected,
    onMove: focusWord,
    onChoose: ({ from, to }) => onSelect(from, to),
  })
  const shown = phrase.taken ?? selected

  function focusWord(place: number) {
    setCurrent(place)
    root.current?.querySelectorAll<HTMLElement>('[data-word]')[place]?.focus()
  }
  function move(event: KeyboardEvent<HTMLSpanElement>) {
    if (phrase.onKeyDown(event)) return
    const next = nextIndex(event, current, words.length)
    if (next === undefined) return
    event.preventDefault()
    phrase.letGo()
    focusWord(next)
  }

  function piece(token: ReadToken) {
    if (token.kind !== 'word') return <span key={token.start}>{token.text}</span>
    const index = words.indexOf(token)
    const term = termOf(token)
    return (
      <WordButton
        key={token.start}
        text={token.text}
        languageCode={languageCode}
        reading={showsReadings ? token.reading : undefined}
        isMasked={masked.has(term.toLowerCase())}
        isMarked={marked?.has(token.start) ?? false}
        place={index}
        isSelected={shown !== undefined && isWithin(shown, index)}
        isHeard={isHeard(token, heard)}
        isTabStop={index === current}
        explanation={
          hover && <WordDefinition term={term} languageCode={languageCode} dictionary={hover.dictionary} />
        }
        onClick={(event) => {
          setCurrent(index)
          if (!phrase.onWordClick(index, event)) onSelect(index, index)
        }}
      />
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and drags go over the buttons inside
    <span
      ref={root}
      lang={languageCode}
      onKeyDown={move}
      onPointerDown={phrase.onPointerDown}
      onPointerMove={phrase.onPointerMove}
      onPointerUp={phrase.onPointerUp}
      onPointerCancel={phrase.onPointerCancel}
      // A finger that rests on a word takes it, and not the page's own menu.
      className="whitespace-pre-wrap pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none]"
    >
      {lineGroups(tokens).map(({ tokens: group, isTogether }) => (
        <span key={group[0]?.start} className={isTogether ? 'whitespace-nowrap' : undefined}>
          {group.map((token) =>
            edits ? (
              <EditedToken key={token.start} token={token} edits={edits}>
                {piece(token)}
              </EditedToken>
            ) : (
              piece(token)
            ),
          )}
        </span>
      ))}
      {edits && <AddedAt place={endOf(tokens)} edits={edits} />}
      {phrase.taken && <TakenWords words={words} range={phrase.taken} />}
    </span>
  )
}
