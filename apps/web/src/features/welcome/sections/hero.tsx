import type { Landings } from '@lingarden/languages/landing'
import type { InterfaceLanguage } from '@/i18n/languages'
import { EarthEdge } from '@/components/plants/earth-edge'
import { buttonClass } from '@/components/ui/button'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'
import { TutorWindows } from './tutor-windows'

interface HeroProps {
  texts: LandingTexts
  language: InterfaceLanguage
  landings: Landings
}

/** What it is, and who one can talk to at once: the first thing to do here. */
export function Hero({ texts, language, landings }: HeroProps) {
  const { common, welcome } = texts
  return (
    <div className="flex min-h-[calc(100svh-4rem)] flex-col lg:max-h-225">
      <div className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col gap-3.5 px-5 pt-2 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-end lg:gap-12">
        <div className="grid justify-items-start gap-3 lg:gap-5 lg:self-center">
          <p className="text-leaf-deep">{common.tagline}</p>
          <h1 className="max-w-[14ch] text-[clamp(40px,12.5vw,50px)] leading-[1.02] lg:text-[72px] lg:leading-none">
            {welcome.headline}
          </h1>
          <p className="max-w-[44ch] text-[17px] text-ink-soft lg:text-lg">{welcome.choose}</p>
          <p className="hidden text-sm text-ink-soft lg:block">{welcome.kept}</p>
        </div>
        <TutorWindows texts={texts} language={language} landings={landings} />
      </div>
      <div className="relative z-10 -mt-6 lg:-mt-4">
        <EarthEdge className="-mb-px block h-4.5 w-full" />
        <div className="bg-soil">
          <div className="mx-auto grid w-full max-w-[1200px] gap-3 px-5 pt-21 pb-3 text-center text-sm lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12 lg:pt-8 lg:text-left">
            <p className="flex flex-wrap items-center justify-center gap-x-4 lg:justify-start lg:gap-x-7">
              {welcome.begun}
              <a href={doorPaths.signUp} className={`${buttonClass('ghost', 'sm')} lg:-ml-3`}>
                {welcome.begin}
              </a>
            </p>
            <p className="lg:hidden">{welcome.kept}</p>
          </div>
        </div>
      </div>
    </div>
  )
}
