import '@/i18n/en/planned'
import { use } from 'react'
import { useInterfaceLanguage, useTexts } from '@/i18n/interface-language'
import { loadShownLanguages, loadWelcomeTexts } from './load-welcome-texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { LandingView } from './landing-view'
import { Sample } from './sample/sample'

/** / where the server's own page of it cannot come: in development, and without a connection. */
export function LandingPage() {
  const { catalogue, common, plans } = useTexts()
  const [language] = useInterfaceLanguage()
  const texts = { catalogue, common, plans, welcome: use(loadWelcomeTexts(language)) }
  const landings = use(loadShownLanguages())
  usePageTitle()
  const { billing, sourceUrl } = getRuntimeConfig()
  return (
    <div data-billing={billing} data-source={sourceUrl ? 'set' : 'unset'}>
      <LandingView
        texts={texts}
        language={language}
        landings={landings}
        sample={<Sample texts={texts} language={language} />}
      />
    </div>
  )
}
