import type { PortraitName } from '@lingarden/languages/first-talk'
import { useId, type ComponentType } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Alex } from './alex'
import { Camille } from './camille'
import { Xiaoyu } from './xiaoyu'

const people: Record<PortraitName, ComponentType> = { alex: Alex, camille: Camille, xiaoyu: Xiaoyu }

/** What is seen behind each of them. */
const walls: Record<PortraitName, string> = { alex: 'sun-pale', camille: 'blossom-pale', xiaoyu: 'rain-pale' }

const arch = 'M6 196V82C6 38 36 6 80 6C124 6 154 38 154 82V196Z'

interface PortraitProps {
  name: PortraitName
  /** The mouth is open. */
  isSpeaking?: boolean
  className?: string
}

/** A tutor in their window. It is for the eye: the name stands beside it. */
export function Portrait({ name, isSpeaking = false, className }: PortraitProps) {
  const clip = useId()
  const Person = people[name]
  return (
    <svg
      viewBox="0 0 160 198"
      aria-hidden
      className={classNames('portrait block h-auto', isSpeaking && 'speaking', className)}
    >
      <clipPath id={clip}>
        <path d={arch} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={arch} fill={`var(--${walls[name]})`} />
        <Person />
      </g>
      <path d={arch} fill="none" stroke="var(--d-ink)" strokeWidth="2" />
    </svg>
  )
}
