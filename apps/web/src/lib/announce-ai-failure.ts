import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'
import { announceOutOfTokens, isOutOfTokens } from './credits/out-of-tokens'
import { isTooFast } from './refusal'

/**
 * The toasts of the error catalogue (requirements 8.1, 8.2a). Whoever came too often is told how long to wait, as trying
 * again at once, which the general sentence asks for, would fail.
 */
export function announceAiFailure(cause: unknown, showTokens?: () => void): void {
  const { tutor } = currentTexts()
  if (isOutOfTokens(cause)) return announceOutOfTokens(showTokens)
  showToast({
    title: tutor.aiErrorTitle,
    description: isTooFast(cause) ? cause.message : tutor.aiError,
    variant: 'destructive',
  })
}
