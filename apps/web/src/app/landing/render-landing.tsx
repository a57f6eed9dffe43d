import { loadLandings, type Landings } from '@lingarden/languages/landing'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingView } from '@/features/welcome/landing-view'
import { interfaceLanguages, languageTag, type InterfaceLanguage } from '@/i18n/languages'
import { textsIn } from '@/i18n/loaded-texts'
import { LandingHead, type LandingAssets } from './landing-head'

/** The landing page as HTML, which needs no script to be read. */
async function renderLanding(
  language: InterfaceLanguage,
  assets: LandingAssets,
  landings: Landings,
): Promise<string> {
  const texts = await textsIn(language, 'common', 'plans', 'welcome')
  const page = (
    <html lang={languageTag(language)}>
      <LandingHead texts={texts} language={language} assets={assets} />
      <body>
        <div id="root">
          <LandingView texts={texts} language={language} landings={landings} />
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
  return Promise.all(
    interfaceLanguages.map(async (language) => [language, await renderLanding(language, assets, landings)]),
  )
}
