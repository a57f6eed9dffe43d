import type { LanguageCode } from '@lingarden/languages/find-language'
import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { FootAction } from './foot-action'
import { MainAction } from './main-action'
import { useWays } from './use-ways'
import { WayList } from './way-list'

interface WhatNowProps {
  languageCode: LanguageCode | undefined
  /** How many words are planted; undefined while it is not known. */
  words: number | undefined
  /** Whether today's goal is reached, so that nothing urges any more; undefined while it is not known. */
  isExtra: boolean | undefined
}

/** What to do now as one big action, at the foot of a phone, and the other ways beside it. */
export const WhatNow = memo(function WhatNow({ languageCode, words, isExtra }: WhatNowProps) {
  const dashboard = useTexts('dashboard')
  const isPhone = useIsMobile()
  const ways = useWays(languageCode, words)
  // An action that urges does not come before it is known whether it should; without a connection that may never be.
  const [first, ...others] = ways?.isWhole || isExtra !== undefined ? (ways?.links ?? []) : []
  if (isPhone)
    return (
      // As high as the ways to come, so that nothing moves with them: two for whoever has no word yet, else three.
      <section
        aria-label={dashboard.whatNow}
        className={classNames(
          'short:flex short:flex-col-reverse short:justify-end',
          words === 0 ? 'min-h-[115px]' : 'min-h-[171px]',
        )}
      >
        {others.length > 0 && <WayList ways={others.slice(0, 3)} />}
        {first && <FootAction way={first} isExtra={isExtra === true} />}
      </section>
    )
  return (
    <section
      aria-label={dashboard.whatNow}
      className="grid min-h-52 grid-cols-[minmax(0,1.04fr)_minmax(0,1fr)] items-stretch gap-4"
    >
      {first && <MainAction way={first} isExtra={isExtra === true} />}
      {others.length > 0 && <WayList ways={others.slice(0, 3)} />}
    </section>
  )
})
