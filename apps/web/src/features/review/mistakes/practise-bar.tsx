import type { LanguageCode } from '@lingarden/languages/find-language'
import { Button } from '@/components/ui/button'
import { FootButton } from '@/components/ui/foot-link'
import { formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { ChevronRight } from '@/icons/icons.ts'
import { currentTimeZone } from '@/lib/time-zone'
import { useIsMobile } from '@/lib/use-is-mobile'
import type { KeptMistake } from '../../../lib/mistakes/kept-mistake'
import { mistakeRound, type PractisedMistake } from './mistake-round'

interface PractiseBarProps {
  rows: readonly KeptMistake[]
  languageCode: LanguageCode
  /** Milliseconds since the epoch. */
  now: number
  onPractise: (mistakes: readonly PractisedMistake[]) => void
}

/** How many of the shown mistakes have their day, and the practice of them; at the foot of a phone. */
export function PractiseBar({ rows, languageCode, now, onPractise }: PractiseBarProps) {
  const { mistakes, review } = useTexts('mistakes', 'review')
  const [language] = useInterfaceLanguage()
  const isPhone = useIsMobile()
  const clock = { now, timeZone: currentTimeZone() }
  const { chosen, due, next } = mistakeRound(rows, review.mistakePrompts, languageCode, clock)
  if (chosen.length === 0) return null
  const isAllGrown = chosen.every(({ stage }) => stage === 'grown')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isPhone ? (
        <FootButton
          label={mistakes.practise(chosen.length)}
          ground="paper"
          onClick={() => onPractise(chosen)}
        >
          <ChevronRight size={18} aria-hidden />
        </FootButton>
      ) : (
        <Button size="lg" onClick={() => onPractise(chosen)}>
          {mistakes.practise(chosen.length)}
        </Button>
      )}
      {!isAllGrown && (
        <p className="text-sm text-ink-soft">
          {mistakes.due(due)}{' '}
          {due === 0 && next !== undefined && mistakes.next(formatSpan(language, next - now))}
        </p>
      )}
    </div>
  )
}
