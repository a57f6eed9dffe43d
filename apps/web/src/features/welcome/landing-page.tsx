import { use } from 'react'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { LandingView } from './landing-view'
import { loadShownLanguages } from './load-shown-languages'

/** / where the server's own page of it cannot come: in development, and without a connection. */
export function LandingPage() {
  const texts = useTexts('common', 'plans', 'welcome')
  const [language] = useInterfaceLanguage()
  const landings = use(loadShownLanguages())
  usePageTitle()
  const { billing, sourceUrl } = getRuntimeConfig()
  return (
    <div data-billing={billing} data-source={sourceUrl ? 'set' : 'unset'}>
      <LandingView texts={texts} language={language} landings={landings} />
    </div>
  )
}
