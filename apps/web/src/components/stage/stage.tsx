import { useLayoutEffect, type ReactNode } from 'react'
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
}
