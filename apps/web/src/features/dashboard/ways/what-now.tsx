import type { LanguageCode } from '@lingarden/languages/find-language'
import { memo } from 'react'
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
  /** Today's goal is reached, and nothing urges any more. */
  isExtra: boolean
}

/** What to do now as one big action, at the foot of a phone, and the other ways beside it. */
export const WhatNow = memo(function WhatNow({ languageCode, words, isExtra }: WhatNowProps) {
  const dashboard = useTexts('dashboard')
  const isPhone = useIsMobile()
  const found = useWays(languageCode, words !== 0)
  const ways = words === undefined ? undefined : found
  const [first, ...others] = ways ?? []
  if (isPhone)
    return (
      <section aria-label={dashboard.whatNow} className="min-h-41">
        {others.length > 0 && <WayList ways={others.slice(0, 3)} />}
        {first && <FootAction way={first} isExtra={isExtra} />}
      </section>
    )
  return (
    <section
      aria-label={dashboard.whatNow}
      className="grid min-h-52 grid-cols-[minmax(0,1.04fr)_minmax(0,1fr)] items-stretch gap-4"
    >
      {first && <MainAction way={first} isExtra={isExtra} />}
      {others.length > 0 && <WayList ways={others.slice(0, 3)} />}
    </section>
  )
})
