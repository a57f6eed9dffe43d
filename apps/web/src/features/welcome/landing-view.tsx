import type { Landings } from '@lingarden/languages/landing'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { LandingTexts } from './landing-texts'
import { Corrections } from './sections/corrections'
import { Difference } from './sections/difference'
import { Garden } from './sections/garden'
import { Hero } from './sections/hero'
import { Languages } from './sections/languages'
import { OpenSource } from './sections/open-source'
import { Pictures } from './sections/pictures'
import { Plans } from './sections/plans'
import { Privacy } from './sections/privacy'
import { SiteFooter } from './sections/site-footer'
import { SiteHeader } from './sections/site-header'

interface LandingViewProps {
  texts: LandingTexts
  language: InterfaceLanguage
  landings: Landings
}

/**
 * What Lingarden is, for who is not signed in. It has neither state nor context, so that the build can write it as HTML in
 * every language.
 */
export function LandingView({ texts, language, landings }: LandingViewProps) {
  return (
    <>
      <SiteHeader texts={texts} language={language} />
      <main>
        <Hero texts={texts} language={language} landings={landings} />
        <p className="mx-auto max-w-[1200px] px-5 pt-14 text-lg text-ink-soft md:pt-20">
          <span className="block max-w-[62ch]">{texts.welcome.lead}</span>
        </p>
        <Corrections texts={texts} language={language} landings={landings} />
        <Garden texts={texts} landings={landings} />
        <Pictures texts={texts} language={language} />
        <Languages texts={texts} language={language} landings={landings} />
        <Difference texts={texts} />
        <Privacy texts={texts} />
        <OpenSource texts={texts} />
        <Plans texts={texts} language={language} />
      </main>
      <SiteFooter texts={texts} language={language} />
    </>
  )
}
