import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState, type KeyboardEvent } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { AddedAt, EditedToken } from './edited-token'
import type { EditedTokens } from './edited-tokens'
import { lineGroups } from './line-groups'
import { termOf, wordsOf } from './word-tokens'
import { WordButton } from './word-button'
import { WordDefinition } from './word-definition'

interface MessageWordsProps {
  tokens: readonly ReadToken[]
  languageCode: LanguageCode
  /** Place of the selected word among the words of this message. */
  selected: number | undefined
  /** What of the text is read out now, in UTF-16 code units. */
  heard?: { offset: number; length: number } | undefined
  /** Terms, in lower case, that the learner knows well and wants hidden. */
  masked: ReadonlySet<string>
  /** Whether the readings of the words stand above them. */
  showsReadings: boolean
  /** Explains words on hover; undefined where the learner does not want that. */
  hoverDictionary: Dictionary | undefined
  /** What is wrong in the learner's own text, and what is right there. */
  edits?: EditedTokens | undefined
  /** Whether it is shown only where something is wrong. */
  hidesForms?: boolean
  onSelect: (index: number) => void
}

const endOf = (tokens: readonly ReadToken[]): number => {
  const last = tokens.at(-1)
  return last ? last.start + last.text.length : 0
}

const isHeard = ({ start, text }: ReadToken, heard: MessageWordsProps['heard']): boolean =>
  heard !== undefined && start < heard.offset + heard.length && start + text.length > heard.offset

function nextIndex(event: KeyboardEvent, current: number, count: number): number | undefined {
  switch (readShortcut('words', event)) {
    case 'next':
      return (current + 1) % count
    case 'previous':
      return (current - 1 + count) % count
    case 'first':
      return 0
    case 'last':
      return count - 1
    case undefined:
      return undefined
  }
}

/** A message whose words are buttons: one tab stop, arrow keys, Home and End move between the words. */
export function MessageWords({
  tokens,
  languageCode,
  selected,
  heard,
  masked,
  showsReadings,
  hoverDictionary,
  edits,
  hidesForms = false,
  onSelect,
}: MessageWordsProps) {
  const [current, setCurrent] = useState(0)
  const words = wordsOf(tokens)

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = nextIndex(event, current, words.length)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
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
        isSelected={selected === index}
        isHeard={isHeard(token, heard)}
        isTabStop={index === current}
        explanation={
          hoverDictionary && (
            <WordDefinition term={term} languageCode={languageCode} dictionary={hoverDictionary} />
          )
        }
        onClick={() => {
          setCurrent(index)
          onSelect(index)
        }}
      />
    )
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys move between the buttons inside
    <span lang={languageCode} onKeyDown={move} className="whitespace-pre-wrap">
      {lineGroups(tokens).map(({ tokens: group, isTogether }) => (
        <span key={group[0]?.start} className={isTogether ? 'whitespace-nowrap' : undefined}>
          {group.map((token) =>
            edits ? (
              <EditedToken key={token.start} token={token} edits={edits} hidesForms={hidesForms}>
                {piece(token)}
              </EditedToken>
            ) : (
              piece(token)
            ),
          )}
        </span>
      ))}
      {edits && <AddedAt place={endOf(tokens)} edits={edits} hidesForms={hidesForms} />}
    </span>
  )
}
