import { buttonClass } from '@/components/ui/button'
import { PlantDrawing } from '@/components/plants/plant'
import type { InterfaceLanguage } from '@/i18n/languages'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'
import { LanguageLinks } from './language-links'

const link = 'inline-flex min-h-6 items-center underline underline-offset-4'

/** The way in once more, and what belongs below a page. */
export function SiteFooter({ texts, language }: { texts: LandingTexts; language: InterfaceLanguage }) {
  const { common, welcome } = texts
  return (
    <footer className="bg-sunken">
      <div className="mx-auto grid max-w-[1200px] justify-items-center gap-5 px-5 pt-14 pb-8 text-center">
        <PlantDrawing stage="bloom" size={72} />
        <p className="font-display text-xl">{welcome.last}</p>
        <a href={doorPaths.signUp} className={buttonClass('primary', 'lg')}>
          {welcome.begin}
        </a>
        <nav aria-label={welcome.footer} className="mt-6">
          <ul className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm text-ink-soft">
            <li>
              <a href={doorPaths.terms} className={link}>
                {welcome.terms}
              </a>
            </li>
            <li>
              <a href={doorPaths.privacy} className={link}>
                {welcome.privacyPolicy}
              </a>
            </li>
            <li className="in-data-[source=unset]:hidden">
              <a href={doorPaths.source} className={link}>
                {welcome.open.source}
              </a>
            </li>
          </ul>
        </nav>
        <LanguageLinks label={common.interfaceLanguage} current={language} className="md:hidden" />
      </div>
    </footer>
  )
}
