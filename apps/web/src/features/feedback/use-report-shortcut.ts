import { useEffect, useEffectEvent } from 'react'

/** Ctrl or Cmd with Shift and F, wherever the focus is (requirement 2.50). */
export function useReportShortcut(onReport: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, repeat } = event
    if (key.toLowerCase() !== 'f' || !shiftKey || altKey || !(ctrlKey || metaKey)) return
    event.preventDefault()
    if (!repeat) onReport()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
