import { FootLink } from '@/components/ui/foot-link'
import { useTexts } from '@/i18n/texts'
import { ChevronRight } from '@/icons/icons.ts'
import type { WayLink } from './use-ways'

/** What to do now, at the thumb; on a phone. */
export function FootAction({ way, isExtra }: { way: WayLink; isExtra: boolean }) {
  const dashboard = useTexts('dashboard')
  return (
    <FootLink to={way.to} label={way.action} ground="lawn" isQuiet={isExtra} tour="next-step">
      {dashboard.minutes(way.minutes)}
      <ChevronRight size={18} aria-hidden />
    </FootLink>
  )
}
