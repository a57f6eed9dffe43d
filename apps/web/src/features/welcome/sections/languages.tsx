import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { formatNumber } from '@/i18n/format'
import type { InterfaceLanguage } from '@/i18n/languages'
import { fixedText, type LandingTexts } from '../landing-texts'
import { lessonsOfCourse } from '../facts'
import { Section } from './section'

/** What each language gets for itself. */
export function Languages({ texts, language }: { texts: LandingTexts; language: InterfaceLanguage }) {
  const { languages } = texts.welcome
  const about: Record<LanguageTag, string> = {
    zh: languages.mandarin,
    es: languages.spanish,
    fr: languages.french,
  }
  return (
    <Section id="languages" title={languages.title}>
      <ul className="grid gap-4 md:grid-cols-3">
        {supportedLanguages.map(({ tag, language: name, languageName, languageCode }) => (
          <li key={tag} className="grid content-start gap-3 rounded-lg bg-card p-6 ring-1 ring-line">
            <h3 className="grid gap-1">
              <span lang={languageCode} className="text-xl">
                {languageName}
              </span>
              <span className="font-text text-sm font-normal text-ink-soft">{fixedText(texts, name)}</span>
            </h3>
            <p>{about[tag]}</p>
            <p className="text-sm text-ink-soft">
              {languages.lessons(formatNumber(language, lessonsOfCourse))}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{languages.interface}</p>
    </Section>
  )
}
