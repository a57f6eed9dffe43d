import type { MatchingSide } from '@lingarden/domain/games/matching'
import { Check } from '@/icons/icons.ts'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { DigitHint } from './digit-hint'
import { PieceButton } from './piece-button'
import type { HalfDrag } from './use-half-drag'

interface MatchHalfProps {
  side: MatchingSide
  place: number
  digit: number
  isFound: boolean
  isPicked: boolean
  /** Whether it belongs to the last attempt, which was wrong. */
  isWrong: boolean
  /** Undefined where nothing can be moved any more. */
  drag: HalfDrag | undefined
  onPress: () => void
  children: ReactNode
}

/** One side of a pair. A half that is found stays in the tab order, so that the focus has a place. */
export function MatchHalf(props: MatchHalfProps) {
  const { side, place, digit, isFound, isPicked, isWrong, drag, onPress, children } = props
  return (
    <PieceButton
      data-side={side}
      data-place={place}
      aria-pressed={isPicked}
      aria-disabled={isFound}
      onClick={onPress}
      onPointerDown={isFound ? undefined : drag}
      className={classNames(
        'relative flex w-full touch-none items-center text-left select-none',
        'aria-pressed:border-solid! aria-pressed:border-leaf! aria-pressed:bg-leaf-pale! aria-pressed:text-ink!',
        'aria-disabled:cursor-default aria-disabled:border-leaf aria-disabled:bg-leaf-pale',
        isWrong && 'border-thorn',
      )}
    >
      <DigitHint digit={digit} />
      <span className="min-w-0 grow wrap-anywhere">{children}</span>
      {/* In the corner: in the line it would take the word's room, which then wraps and makes every field grow. */}
      {isFound && <Check size={16} aria-hidden className="absolute end-1 top-1 text-leaf" />}
    </PieceButton>
  )
}
