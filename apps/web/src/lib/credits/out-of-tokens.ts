import { showToast } from '@/components/ui/toast'
import { loadTexts } from '@/i18n/load-texts'
import { logError } from '@/lib/log'
import { showTokenPopup } from './token-popup'

const outOfCredits = /Insufficient credits|run out of credits/i

/** Whether something failed for want of credits. */
export const isOutOfTokens = (cause: unknown): boolean =>
  outOfCredits.test(cause instanceof Error ? cause.message : String(cause))

/** Says so; a press on the toast's text opens the token popup (requirement 8.1). */
export function announceOutOfTokens(showTokens: () => void = showTokenPopup): void {
  announce(showTokens).catch((cause: unknown) => logError('Spent tokens were not announced', cause))
}

async function announce(showTokens: () => void): Promise<void> {
  const { outOfTokensTitle, outOfTokens } = await loadTexts('tutor')
  showToast({
    title: outOfTokensTitle,
    description: outOfTokens,
    variant: 'destructive',
    onPress: showTokens,
  })
}
