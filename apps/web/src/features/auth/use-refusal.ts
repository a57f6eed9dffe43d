import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { unexpectedProblem, type AuthProblem } from './auth-errors'

/** What the screen does for each problem that asks for something. */
export type RefusalEffects = Partial<Record<NonNullable<AuthProblem['effect']>, () => void>>

/**
 * Tells why a sign-in or sign-up was refused: in the form, and by a toast as well where that form gives way to another or
 * where nobody foresaw what happened (requirement 8.15).
 * @param unexpectedText what the form then says, before what may be behind it
 */
export function useRefusal(unexpectedText: string, effects: RefusalEffects) {
  const auth = useTexts('auth')
  const [text, setText] = useState<string>()
  return {
    text,
    clear: () => setText(undefined),
    tell: ({ title, description, effect, hint }: AuthProblem) => {
      const isUnexpected = title === unexpectedProblem.title
      const translated = { title: translateFixed(title), description: translateFixed(description) }
      const parts = [unexpectedText, hint].flatMap((part) => (part === undefined ? [] : translateFixed(part)))
      setText(isUnexpected ? parts.join(' ') : auth.problem(translated.title, translated.description))
      const next = effect && effects[effect]
      if (isUnexpected || (next && effect !== 'clear-password'))
        showToast({ ...translated, variant: 'destructive' })
      next?.()
    },
  }
}
