import '@/i18n/en/planned'
import { loadLandings, type Landings } from '@lingarden/languages/landing'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingView } from '@/features/welcome/landing-view'
import { SampleStart } from '@/features/welcome/sample/sample-start'
import { en } from '@/i18n/en'
import { welcome as enWelcome } from '@/i18n/en/welcome'
import { es } from '@/i18n/es'
import { welcome as esWelcome } from '@/i18n/es/welcome'
import { fr } from '@/i18n/fr'
import { welcome as frWelcome } from '@/i18n/fr/welcome'
import { interfaceLanguages, languageTag, type InterfaceLanguage } from '@/i18n/languages'
import { zh } from '@/i18n/zh'
import { welcome as zhWelcome } from '@/i18n/zh/welcome'
import { LandingHead, type LandingAssets } from './landing-head'

const textsOf = {
  en: { ...en, welcome: enWelcome },
  es: { ...es, welcome: esWelcome },
  fr: { ...fr, welcome: frWelcome },
  zh: { ...zh, welcome: zhWelcome },
}

/** The landing page as HTML, which needs no script to be read. */
function renderLanding(language: InterfaceLanguage, assets: LandingAssets, landings: Landings): string {
  const texts = textsOf[language]
  const page = (
    <html lang={languageTag(language)}>
      <LandingHead texts={texts} language={language} assets={assets} />
      <body>
        <div id="root">
          <LandingView
            texts={texts}
            language={language}
            landings={landings}
            sample={<SampleStart texts={texts} language={language} />}
          />
        </div>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** The landing page in every language of the interface; run by the build. */
export async function renderLandingPages(
  assets: LandingAssets,
): Promise<[language: InterfaceLanguage, html: string][]> {
  const landings = await loadLandings()
  return interfaceLanguages.map((language) => [language, renderLanding(language, assets, landings)])
}
