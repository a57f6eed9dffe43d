import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'

const outOfCredits = /Insufficient credits|run out of credits/i

/** The toasts of the error catalogue (requirements 8.1, 8.2a). */
export function announceFailure(cause: unknown, showTokens: () => void): void {
  const { tutor } = currentTexts()
  const message = cause instanceof Error ? cause.message : String(cause)
  if (outOfCredits.test(message)) {
    showToast({
      title: tutor.outOfTokensTitle,
      description: tutor.outOfTokens,
      variant: 'destructive',
      action: { label: tutor.showTokens, onClick: showTokens },
    })
    return
  }
  showToast({ title: tutor.aiErrorTitle, description: tutor.aiError, variant: 'destructive' })
}
