import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'
import { announceOutOfTokens, isOutOfTokens } from '@/lib/credits/out-of-tokens'

/** The toasts of the error catalogue (requirements 8.1, 8.2a). */
export function announceFailure(cause: unknown, showTokens: () => void): void {
  const { tutor } = currentTexts()
  if (isOutOfTokens(cause)) return announceOutOfTokens(showTokens)
  showToast({ title: tutor.aiErrorTitle, description: tutor.aiError, variant: 'destructive' })
}
