import { paidPlanIds, paidPlans } from '@lingarden/domain/plans'
import type { LandingTexts } from '@/features/welcome/landing-texts'
import { interfaceLanguages, languageTag, type InterfaceLanguage } from '@/i18n/languages'
import { scriptsAhead } from './fetch-ahead'

/** Addresses of built files. */
export interface LandingAssets {
  script: string
  styles: readonly string[]
  /** Fonts of the first view. */
  fonts: readonly string[]
  /** Scripts of the first talk, for when this page has all of its own. */
  ahead: readonly string[]
}

interface LandingHeadProps {
  texts: LandingTexts
  language: InterfaceLanguage
  assets: LandingAssets
}

/** The server writes the origin of the site here. */
const site = '{{site}}'

/** The page without a language asked for is the English one, or what the browser prefers. */
const addressOf = (language: InterfaceLanguage) => `${site}/${language === 'en' ? '' : `?lang=${language}`}`

const locales: Record<InterfaceLanguage, string> = { en: 'en_GB', es: 'es_ES', fr: 'fr_FR', zh: 'zh_CN' }

/** What browsers, search engines and those who share the page read of it. */
export function LandingHead({ texts, language, assets }: LandingHeadProps) {
  const { title, description, pictureAlt } = texts.welcome
  const picture = `${site}/social-${language}.png`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7ee" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161d16" />
      <link rel="canonical" href={addressOf(language)} />
      {interfaceLanguages.map((other) => (
        <link key={other} rel="alternate" hrefLang={languageTag(other)} href={addressOf(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${site}/`} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {/* Before the first paint: whoever is signed in, or chose another language, goes on at once. */}
      <script type="module" src={assets.script} {...{ blocking: 'render' }} />
      <script
        id={scriptsAhead}
        type="application/json"
        // Addresses of the build, with nothing in them that ends the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(assets.ahead) }}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={texts.common.productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(language)} />
      <meta property="og:locale" content={locales[language]} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
      <script
        type="application/ld+json"
        // Our own data, with nothing in it that ends the element.
        dangerouslySetInnerHTML={{ __html: structuredData(texts, language) }}
      />
    </head>
  )
}

/** @see https://schema.org/WebApplication */
function structuredData({ common, welcome }: LandingTexts, language: InterfaceLanguage): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: common.productName,
    description: welcome.description,
    url: addressOf(language),
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    inLanguage: interfaceLanguages.map(languageTag),
    isAccessibleForFree: true,
    license: 'https://www.gnu.org/licenses/agpl-3.0.html',
    offers: [
      { '@type': 'Offer', name: 'Seedling', price: 0, priceCurrency: 'USD' },
      ...paidPlanIds.map((id) => ({
        '@type': 'Offer',
        name: paidPlans[id].name,
        price: paidPlans[id].prices.monthly,
        priceCurrency: 'USD',
      })),
    ],
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
