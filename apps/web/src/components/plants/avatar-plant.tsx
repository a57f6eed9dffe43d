import type { AvatarPlant as Plant } from '@lingarden/domain/friends/avatar-plant'
import { classNames } from '@/components/ui/class-names'
import { drawings } from './drawings'

interface AvatarPlantProps {
  plant: Plant
  /** Pixels of the disc it stands on. */
  size?: number
  className?: string
}

/** The plant that stands for a learner, on a disc; for the eye only, beside a name. */
export function AvatarPlant({ plant, size = 44, className }: AvatarPlantProps) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className={classNames('grid shrink-0 place-items-center rounded-full bg-leaf-pale', className)}
    >
      <svg
        viewBox="0 0 24 24"
        width={size * 0.68}
        height={size * 0.68}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {drawings[plant]}
      </svg>
    </span>
  )
}
