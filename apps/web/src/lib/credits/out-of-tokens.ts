import { showToast } from '@/components/ui/toast'
import { currentTexts } from '@/i18n/texts'
import { showTokenPopup } from './token-popup'

const outOfCredits = /Insufficient credits|run out of credits/i

/** Whether something failed for want of credits. */
export const isOutOfTokens = (cause: unknown): boolean =>
  outOfCredits.test(cause instanceof Error ? cause.message : String(cause))

/** Says so; a press on the toast's text opens the token popup (requirement 8.1). */
export function announceOutOfTokens(showTokens: () => void = showTokenPopup): void {
  const { tutor } = currentTexts()
  showToast({
    title: tutor.outOfTokensTitle,
    description: tutor.outOfTokens,
    variant: 'destructive',
    onPress: showTokens,
  })
}
