import { showToast } from '@/components/ui/toast'
import { loadTexts } from '@/i18n/load-texts'
import { announceOutOfTokens, isOutOfTokens } from './credits/out-of-tokens'
import { logError } from './log'
import { isTooFast } from './refusal'

/**
 * The toasts of the error catalogue (requirements 8.1, 8.2a). Whoever came too often is told how long to wait, as trying
 * again at once, which the general sentence asks for, would fail.
 */
export function announceAiFailure(cause: unknown, showTokens?: () => void): void {
  if (isOutOfTokens(cause)) return announceOutOfTokens(showTokens)
  announce(cause).catch((missing: unknown) => logError('A failure of the tutor was not announced', missing))
}

async function announce(cause: unknown): Promise<void> {
  const { aiErrorTitle, aiError } = await loadTexts('tutor')
  showToast({
    title: aiErrorTitle,
    description: isTooFast(cause) ? cause.message : aiError,
    variant: 'destructive',
  })
}
