import { supportedLanguages } from '@lingarden/languages/find-language'
import type { Landing, Landings } from '@lingarden/languages/landing'
import { formatNumber } from '@/i18n/format'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

interface LanguagesProps {
  texts: LandingTexts
  language: InterfaceLanguage
  landings: Landings
}

/** What each language gets for itself. */
export function Languages({ texts, language, landings }: LanguagesProps) {
  const { languages } = texts.welcome
  return (
    <Section id="languages" title={languages.title}>
      <ul className="grid gap-4 md:grid-cols-3">
        {supportedLanguages.map(({ tag, names, languageName, languageCode }) => (
          <li key={tag} className="grid content-start gap-3 rounded-lg bg-card p-6 ring-1 ring-line">
            <h3 className="grid gap-1">
              <span lang={languageCode} className="text-xl">
                {languageName}
              </span>
              <span className="font-text text-sm font-normal text-ink-soft">{names[language].title}</span>
            </h3>
            <LanguageFacts landing={landings.get(tag)} texts={texts} language={language} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{languages.interface}</p>
    </Section>
  )
}

interface LanguageFactsProps {
  landing: Landing | undefined
  texts: LandingTexts
  language: InterfaceLanguage
}

function LanguageFacts({ landing, texts, language }: LanguageFactsProps) {
  if (!landing) return null
  const lessons = formatNumber(language, landing.lessons)
  return (
    <>
      <p>{landing.about[language]}</p>
      <p className="text-sm text-ink-soft">{texts.welcome.languages.lessons(lessons)}</p>
    </>
  )
}
