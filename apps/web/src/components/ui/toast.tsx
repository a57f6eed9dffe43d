import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { logError } from '@/lib/log'

/** Milliseconds of requirement 9.10a. */
export const toastDuration = 4000

interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

// No page needs the library before something happens, so it does not hold up the first screen. A while later it comes all
// the same: without a connection it could not.
const loadSonner = () => import('sonner')
/** Milliseconds after which it is loaded unasked. */
const patience = 2000

let isWanted = false
const listeners = new Set<() => void>()
/** Resolves once there is a place for toasts. */
const place = Promise.withResolvers<void>()

function want(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a note that goes by itself; screen readers hear it. */
export function showToast({ title, description, variant = 'default', action }: Toast): void {
  want()
  Promise.all([loadSonner(), place.promise])
    .then(([{ toast }]) => {
      const show = variant === 'destructive' ? toast.error : toast
      return show(title, { description, duration: toastDuration, ...(action && { action }) })
    })
    .catch((cause: unknown) => logError(`Not shown: ${title}`, cause))
}

const Sonner = lazy(async () => ({ default: (await loadSonner()).Toaster }))

/** The place for toasts; React runs its effect after that of the toaster before it. */
function Placed() {
  useEffect(() => place.resolve(), [])
  return null
}

export function Toaster() {
  const isHere = useSyncExternalStore(subscribe, () => isWanted)
  useEffect(() => {
    const timer = setTimeout(want, patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isHere) return null
  return (
    <Suspense>
      <Sonner
        position="top-center"
        // Below the top bar of 64 px, whose links stay in reach.
        offset={{ top: 76 }}
        mobileOffset={{ top: 76 }}
        duration={toastDuration}
        style={{ fontFamily: 'inherit' }}
        toastOptions={{
          style: { background: 'var(--card)', color: 'var(--ink)', borderColor: 'var(--line)' },
          classNames: { error: 'text-thorn!', description: 'text-ink-soft!' },
        }}
      />
      <Placed />
    </Suspense>
  )
}
