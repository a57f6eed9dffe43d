import { Bead, StageBar } from '@/components/stage/stage-bar'
import { useTexts } from '@/i18n/texts'

interface RunBarProps {
  drills: readonly unknown[]
  /** Exercises that are still to do, those that come back among them. */
  left: number
  leaveTo: string
  leaveLabel: string
  leavesInPlace?: boolean
}

/** The way out of a run, a bead for each of its exercises, and how many are left. */
export function RunBar({ drills, left, leaveTo, leaveLabel, leavesInPlace }: RunBarProps) {
  const courses = useTexts('courses')
  const done = drills.length - left
  return (
    <StageBar
      leaveTo={leaveTo}
      leaveLabel={leaveLabel}
      leavesInPlace={leavesInPlace}
      count={
        <>
          <span className="sr-only">{courses.exercisesLeft(left)}</span>
          <span aria-hidden>{left === 0 ? courses.allGone : courses.toGo(left)}</span>
        </>
      }
    >
      <div aria-hidden className="stage-beads">
        {drills.map((_, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a bead is its place
          <Bead key={place} isNow={place === done} share={place < done ? 1 : place === done ? 0.5 : 0} />
        ))}
      </div>
    </StageBar>
  )
}
