import { lazy, Suspense } from 'react'
import { logError } from '@/lib/log'

/** Milliseconds of requirement 9.10a. */
export const toastDuration = 4000

interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onClick: () => void }
}

// No page needs the library before something happens, so it does not hold up the first screen.
const loadSonner = () => import('sonner')

/** Shows a note that goes by itself; screen readers hear it. */
export function showToast({ title, description, variant = 'default', action }: Toast): void {
  loadSonner()
    .then(({ toast }) => {
      const show = variant === 'destructive' ? toast.error : toast
      return show(title, { description, duration: toastDuration, ...(action && { action }) })
    })
    .catch((cause: unknown) => logError(`Not shown: ${title}`, cause))
}

const Sonner = lazy(async () => ({ default: (await loadSonner()).Toaster }))

export function Toaster() {
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
    </Suspense>
  )
}
