import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'

interface HeroProps {
  texts: LandingTexts
  /** The tutor to try. */
  sample: ReactNode
}

/** What it is, where to begin, and the tutor itself. */
export function Hero({ texts, sample }: HeroProps) {
  const { common, welcome } = texts
  return (
    <div className="mx-auto grid max-w-[1200px] items-center gap-10 px-5 py-10 md:py-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
      <div className="grid justify-items-start gap-5">
        <p className="text-leaf-deep">{common.tagline}</p>
        <h1 className="max-w-[14ch] text-2xl md:text-[64px] md:leading-[1.08]">{welcome.headline}</h1>
        <p className="max-w-[56ch] text-lg text-ink-soft">{welcome.lead}</p>
        <a href={doorPaths.signUp} className={buttonClass('primary', 'lg')}>
          {welcome.begin}
        </a>
        <p className="text-sm text-ink-soft">{welcome.begun}</p>
      </div>
      <div id="tutor-sample">{sample}</div>
    </div>
  )
}
