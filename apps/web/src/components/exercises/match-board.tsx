import { createChance, shuffle } from '@lingarden/domain/chance'
import {
  beginMatching,
  isMatchingOver,
  pressHalf,
  type Matching,
  type MatchingSide,
} from '@lingarden/domain/games/matching'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import { useMemo, useRef, useState } from 'react'
import { AtFoot } from '@/components/stage/at-foot'
import { useHear } from '@/components/speech/use-hear'
import { useTexts } from '@/i18n/texts'
import { useDigitKeys } from '@/lib/use-keys'
import { useMeaningsIn } from './meanings-in'
import { HalfContent } from './half-content'
import { MatchHalf } from './match-half'
import { useHalfKeys } from './use-half-keys'
import { useHalfDrag } from './use-half-drag'

/** What stands on the right: a meaning in English, a sound, or how it is read. */
export type OtherHalf = 'meaning' | 'sound' | 'reading'

interface MatchBoardProps {
  /** No two texts and no two meanings may be the same. */
  pairs: readonly (readonly [text: string, meaning: string])[]
  languageCode: LanguageCode
  otherHalf?: OtherHalf
  labelledBy: string
  isOpen: boolean
  /** Mixes the meanings; the same seed mixes them the same way. */
  seed: number
  /** The last pair has been found. */
  onOver: (matching: Matching) => void
}

/**
 * Two columns of which each left belongs to a right: press one and then the other, draw one onto the other, or type the
 * digits of both. A wrong pair comes apart at once.
 */
export function MatchBoard(props: MatchBoardProps) {
  const { pairs, languageCode, otherHalf = 'meaning', labelledBy, isOpen, seed, onOver } = props
  const { cards, exercises } = useTexts('cards', 'exercises')
  const { hear } = useHear(languageCode)
  const meaningsIn = useMeaningsIn()
  const order = useMemo(() => shuffle([...pairs.keys()], createChance(seed)), [pairs, seed])
  const [matching, setMatching] = useState(() => beginMatching(pairs.length))
  const board = useRef<HTMLDivElement>(null)
  const { picked, found, wrong } = matching

  function take(next: Matching) {
    setMatching(next)
    if (isMatchingOver(next) && !isMatchingOver(matching)) onOver(next)
  }
  const press = (side: MatchingSide, place: number) => {
    const text = pairs[place]?.[1]
    if (otherHalf === 'sound' && side === 'meaning' && text !== undefined) hear(text)
    take(pressHalf(matching, side, place))
  }
  // A drawn half is picked first, whatever was picked before.
  const join = (text: number, meaning: number) =>
    take(pressHalf(pressHalf({ ...matching, picked: undefined }, 'text', text), 'meaning', meaning))
  useDigitKeys(isOpen, (digit) => {
    if (picked?.side === 'text') press('meaning', order[digit - 1] ?? -1)
    else press('text', digit - 1)
  })
  const moveByKey = useHalfKeys(board)
  const drag = useHalfDrag(join)

  const half = (side: MatchingSide, place: number, row: number) => (
    <MatchHalf
      key={place}
      side={side}
      place={place}
      digit={row + 1}
      isFound={!isOpen || found.includes(place)}
      isPicked={picked?.side === side && picked.place === place}
      isWrong={wrong?.[side] === place}
      drag={isOpen ? drag : undefined}
      onPress={() => press(side, place)}
    >
      {side === 'text' ? (
        pairs[place]?.[0]
      ) : (
        <HalfContent
          kind={otherHalf}
          text={pairs[place]?.[1] ?? ''}
          number={row + 1}
          languageCode={languageCode}
        />
      )}
    </MatchHalf>
  )
  const nextHalf = otherHalf === 'meaning' ? exercises.pickMeaning : cards.pickOther
  const statusText = { none: exercises.pickWord, text: nextHalf, meaning: exercises.pickItsWord }[
    picked?.side ?? 'none'
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between the buttons inside
    <div
      ref={board}
      role="group"
      aria-labelledby={labelledBy}
      onKeyDown={moveByKey}
      className="grid grid-cols-2 gap-3"
    >
      <div className="grid auto-rows-fr gap-2" lang={languageCode}>
        {pairs.map((pair, place) => half('text', place, place))}
      </div>
      <div
        className="grid auto-rows-fr gap-2"
        lang={
          { meaning: meaningsIn, sound: undefined, reading: languageByCode(languageCode).pronunciationTag }[
            otherHalf
          ]
        }
      >
        {order.map((place, row) => half('meaning', place, row))}
      </div>
      <AtFoot className="col-span-2 min-h-6 text-sm text-ink-soft">
        <p role="status" className="empty:hidden">
          {isOpen && (wrong ? exercises.noPair : statusText)}
        </p>
      </AtFoot>
    </div>
  )
}
