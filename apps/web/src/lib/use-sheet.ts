import { useEffect, useState } from 'react'

const marker = 'sheet'

const hasMarker = (): boolean =>
  typeof history.state === 'object' && history.state !== null && marker in history.state

interface SheetControls<Name extends string> {
  /** The sheet that is open. */
  open: Name | undefined
  show: (name: Name) => void
  close: () => void
}

/**
 * Which of several sheets is open. An open sheet has an entry of its own in the browser's history, so that the back
 * button closes it instead of leaving the page; whatever else closes it goes back, too.
 */
export function useSheet<Name extends string>(): SheetControls<Name> {
  const [open, setOpen] = useState<Name>()
  useEffect(() => {
    const onBack = () => {
      if (!hasMarker()) setOpen(undefined)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])
  return {
    open,
    show: (name) => {
      // The router's own state stays in the entry: for it, nothing has moved.
      if (!hasMarker()) history.pushState({ ...history.state, [marker]: true }, '')
      setOpen(name)
    },
    close: () => {
      if (hasMarker()) history.back()
      setOpen(undefined)
    },
  }
}
