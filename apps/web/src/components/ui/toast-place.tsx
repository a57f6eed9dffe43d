import { useEffect } from 'react'
import { toast as sonner, Toaster } from 'sonner'
import { useTexts } from '@/i18n/texts'
import { toastDuration, type Toast } from './toast'

/** The place for toasts. React runs its effect after that of the toaster in it. */
export function ToastPlace({ onReady }: { onReady: () => void }) {
  const common = useTexts('common')
  useEffect(() => onReady(), [onReady])
  return (
    <Toaster
      containerAriaLabel={common.notifications}
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
  )
}

/** Puts a toast there, which must be placed already. */
export function show(toast: Toast): void {
  const { title, description, variant, action, onPress } = toast
  const put = variant === 'destructive' ? sonner.error : sonner
  const settings = { duration: toastDuration, ...(action && { action }) }
  if (!onPress) return void put(title, { description, ...settings })
  const press = () => {
    sonner.dismiss(id)
    onPress()
  }
  const id = put(<PressedText title={title} description={description} onPress={press} />, settings)
}

interface PressedTextProps {
  title: string
  description: string | undefined
  onPress: () => void
}

/** Title and text as one button: it says what a press on it does. */
function PressedText({ title, description, onPress }: PressedTextProps) {
  return (
    <button type="button" onClick={onPress} className="grid min-h-11 w-full gap-1 text-left">
      <span className="font-medium">{title}</span>
      <span className="font-normal text-ink-soft underline">{description}</span>
    </button>
  )
}
