import { buttonClass } from '@/components/ui/button'
import { Logo } from '@/components/ui/logo'
import type { InterfaceLanguage } from '@/i18n/languages'
import { doorPaths } from '@/lib/paths'
import type { LandingTexts } from '../landing-texts'
import { LanguageLinks } from './language-links'

export function SiteHeader({ texts, language }: { texts: LandingTexts; language: InterfaceLanguage }) {
  const { common, welcome } = texts
  return (
    <header className="mx-auto flex h-16 max-w-[1200px] items-center justify-between gap-4 px-5">
      <p className="flex items-center gap-2 font-display text-lg font-semibold">
        <Logo /> {common.productName}
      </p>
      <div className="flex items-center gap-5">
        <LanguageLinks label={common.interfaceLanguage} current={language} className="max-md:hidden" />
        <a href={doorPaths.signIn} className={buttonClass('secondary')}>
          {welcome.signIn}
        </a>
      </div>
    </header>
  )
}
