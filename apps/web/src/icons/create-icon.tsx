import type { ReactNode, SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Width and height, in CSS pixels; 24 where none is given. */
  size?: number
}

export type LucideIcon = (props: IconProps) => ReactNode

/** A sign of Lucide's, in the colour of the text; it is read out where it has a label. */
export function createIcon(shapes: ReactNode): LucideIcon {
  return function Icon({ size = 24, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] ? undefined : true}
        {...props}
      >
        {shapes}
      </svg>
    )
  }
}
