import type { ReactNode } from 'react'
import { PieceButton } from './piece-button'

interface MatchButtonProps {
  isFound: boolean
  isPicked: boolean
  onClick: () => void
  children: ReactNode
}

/** One side of a pair. */
export function MatchButton({ isFound, isPicked, onClick, children }: MatchButtonProps) {
  return (
    <PieceButton
      aria-pressed={isPicked}
      disabled={isFound}
      onClick={onClick}
      className="w-full text-left disabled:border-leaf disabled:bg-leaf-pale aria-pressed:border-solid aria-pressed:border-leaf aria-pressed:text-ink"
    >
      {children}
    </PieceButton>
  )
}
