import { useEffect, useEffectEvent } from 'react'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'

/** Ctrl or Cmd with Shift and F (requirement 2.50), also where one writes and over what lies on the page. */
export function useReportShortcut(onReport: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (readShortcut('anywhere', event) !== 'giveFeedback') return
    event.preventDefault()
    if (!event.repeat) onReport()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
