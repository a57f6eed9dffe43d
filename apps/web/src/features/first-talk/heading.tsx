import { useEffect, useRef, type ReactNode } from 'react'

interface HeadingProps {
  className: string
  children: ReactNode
}

/** The heading of a screen; it takes the focus as the screen opens, so that whoever listens hears where they are. */
export function Heading({ className, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h1>
  )
}
