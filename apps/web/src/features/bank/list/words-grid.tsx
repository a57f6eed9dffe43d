import type { LanguageCode } from '@lingarden/languages/find-language'
import type { WordSort } from '@lingarden/domain/bank/sort-words'
import type { BankWord } from '@lingarden/domain/word-bank'
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useNavigate } from 'react-router'
import { useChosenVoice } from '@/components/speech/use-hear'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { GridHeader } from './grid-header'
import { GridRow } from './grid-row'
import { readRowKey } from './row-keys'
import type { ListDates } from './use-list-dates'
import type { SelectionControls } from './use-selection'
import { useWindowRows } from './use-window-rows'

interface WordsGridProps {
  words: readonly BankWord[]
  languageCode: LanguageCode
  sort: WordSort | undefined
  selection: SelectionControls
  dates: ListDates
  /** The address of the list, to which a word is added. */
  listAddress: string
  /** Plants words that were only met; undefined where words are planted. */
  onPlant: ((words: readonly string[]) => void) | undefined
  onSort: (sort: string) => void
  onRemove: (words: readonly string[]) => void
  /** Takes the last change back. */
  onUndo: () => void
}

/** Height of a row in rem: in the table, and as a card with the space below it. */
const rowHeights = { table: 3.75, card: 6.75 }
const rowsAPage = 10

/** The words as a table, on a phone as cards; only those in sight are drawn. */
export function WordsGrid(props: WordsGridProps) {
  const { words, languageCode, sort, selection, dates, listAddress } = props
  const { onPlant, onSort, onRemove, onUndo } = props
  const bankWords = useTexts('bankWords')
  const isMobile = useIsMobile()
  const navigate = useNavigate()
  const hint = useId()
  const voice = useChosenVoice()
  const [activeTerm, setActiveTerm] = useState<string>()
  const place = activeTerm === undefined ? 0 : words.findIndex(({ term }) => term === activeTerm)
  const active = Math.max(0, place)
  const rowHeight = useRowHeight(isMobile)
  const { list, drawn, scrollTo } = useWindowRows(words.length, rowHeight, active)
  const focusNext = useRef(false)
  useEffect(() => {
    if (!focusNext.current) return
    focusNext.current = false
    list.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const isOnRow = target instanceof HTMLElement && target.dataset['index'] !== undefined
    const isOnBox = target instanceof HTMLInputElement
    if (!isOnRow && !(isOnBox && event.key !== ' ' && event.key !== 'Enter')) return
    const command = readRowKey(event, active, { count: words.length, page: rowsAPage })
    const term = words[active]?.term
    if (!command || term === undefined) return
    event.preventDefault()
    switch (command.kind) {
      case 'move': {
        const next = words[command.to]?.term
        if (next === undefined) return
        if (command.picks) {
          if (!selection.words.has(term)) selection.toggle(term)
          selection.pickTo(next)
        }
        setActiveTerm(next)
        focusNext.current = true
        return scrollTo(command.to)
      }
      case 'pick':
        return selection.toggle(term)
      case 'pickRange':
        return selection.pickTo(term)
      case 'pickAll':
        return selection.toggleAll()
      case 'leaveAll':
        return selection.clear()
      case 'open':
        return void navigate(`${listAddress}word=${encodeURIComponent(term)}`, { preventScrollReset: true })
      case 'undo':
        return onUndo()
      case 'remove':
        return onRemove(selection.words.size > 0 ? [...selection.words] : [term])
      default:
        return command satisfies never
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target } = event
    const term = target instanceof HTMLElement ? target.dataset['pick'] : undefined
    if (term === undefined) return
    setActiveTerm(term)
    if (event.shiftKey) selection.pickTo(term)
    else selection.toggle(term)
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (row !== undefined) setActiveTerm(words[Number(row)]?.term)
  }

  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={bankWords.list}
      aria-rowcount={words.length + 1}
      aria-multiselectable
      aria-describedby={hint}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      className="outline-none md:rounded-md md:bg-card md:shadow-hairline"
    >
      {!isMobile && (
        <GridHeader
          sort={sort}
          picked={selection.extent}
          isMet={onPlant !== undefined}
          onSort={onSort}
          onPickAll={selection.toggleAll}
        />
      )}
      <div ref={list} role="rowgroup" className="relative" style={{ height: words.length * rowHeight }}>
        {drawn.map((index) => {
          const word = words[index]
          if (!word) return null
          return (
            <GridRow
              key={word.term}
              word={word}
              index={index}
              height={rowHeight}
              isActive={index === active}
              isCard={isMobile}
              isPicked={selection.words.has(word.term)}
              listAddress={listAddress}
              languageCode={languageCode}
              voice={voice}
              dates={dates}
              onPlant={onPlant}
            />
          )
        })}
      </div>
      <p id={hint} className="sr-only">
        {bankWords.keys}
      </p>
    </div>
  )
}

/** In CSS pixels, so that rows grow with the reader's own size of type. */
function useRowHeight(isMobile: boolean): number {
  const [rem] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
  return Math.round(rem * (isMobile ? rowHeights.card : rowHeights.table))
}
