import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { logError } from '@/lib/log'

/** Milliseconds of requirement 9.10a. */
export const toastDuration = 4000

export interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** A button beside the text. */
  action?: { label: string; onClick: () => void }
  /** What a press on the text itself does; the text is then a button. */
  onPress?: () => void
}

// No page needs the library before something happens, so it does not hold up the first screen. A while later it comes all
// the same: without a connection it could not.
const loadPlace = () => import('./toast-place')
/** Milliseconds after which it is loaded unasked. */
const patience = 2000

let isWanted = false
const listeners = new Set<() => void>()
/** Resolves once there is a place for toasts. */
const placed = Promise.withResolvers<void>()

function want(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a note that goes by itself; screen readers hear it. */
export function showToast(toast: Toast): void {
  want()
  Promise.all([loadPlace(), placed.promise])
    .then(([{ show }]) => show(toast))
    .catch((cause: unknown) => logError(`Not shown: ${toast.title}`, cause))
}

/** The place for toasts; without its script the app goes on without them. */
export function Toaster() {
  const isHere = useSyncExternalStore(subscribe, () => isWanted)
  const [Place, setPlace] = useState<ComponentType<{ onReady: () => void }>>()
  useEffect(() => {
    const timer = setTimeout(want, patience)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!isHere) return
    loadPlace().then(
      ({ ToastPlace }) => setPlace(() => ToastPlace),
      (cause: unknown) => logError('There is no place for toasts', cause),
    )
  }, [isHere])
  return Place && <Place onReady={placed.resolve} />
}
