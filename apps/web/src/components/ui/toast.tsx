import { toast, Toaster as Sonner } from 'sonner'

/** Requirement 9.10a. */
export const toastDuration = 4000

interface Toast {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** What a click on the toast does; it then has a button for the keyboard, too. */
  action?: { label: string; onClick: () => void }
}

export function showToast({ title, description, variant = 'default', action }: Toast): void {
  const show = variant === 'destructive' ? toast.error : toast
  show(title, { description, duration: toastDuration, ...(action && { action }) })
}

export function Toaster() {
  return (
    <Sonner
      position="top-center"
      duration={toastDuration}
      toastOptions={{
        style: { background: 'var(--card)', color: 'var(--ink)', borderColor: 'var(--line)' },
        classNames: { error: 'text-thorn!', description: 'text-ink-soft!' },
      }}
    />
  )
}
