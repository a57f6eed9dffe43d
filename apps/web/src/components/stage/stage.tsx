import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useKeyboardOpen } from '@/lib/use-keyboard-open'
import './stage.css'

/** The page while one thing is done to its end: the site's bars stand back, and the action is at the foot. */
export function Stage({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  useStage()
  return (
    <div className="stage">
      {bar}
      {children}
    </div>
  )
}

/** A page that is kept but hidden has no effects, so that the bars are back on the page that is shown instead. */
function useStage(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['stage'] = ''
    return () => {
      delete dataset['stage']
    }
  }, [])
  useRoomForKeyboard(useKeyboardOpen())
}

/** Where a touch keyboard lies over the page rather than making it smaller, the foot stands above it. */
function useRoomForKeyboard(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || !viewport) return undefined
    const { style } = document.documentElement
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
      style.setProperty('--keyboard', `${covered}px`)
    }
    measure()
    for (const name of ['resize', 'scroll'] as const) viewport.addEventListener(name, measure)
    return () => {
      for (const name of ['resize', 'scroll'] as const) viewport.removeEventListener(name, measure)
      style.removeProperty('--keyboard')
    }
  }, [isOpen])
}
