import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { languageTag } from '@/i18n/languages'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { doorPaths } from '@/lib/paths'
import { withPlaceholders } from './legal-names'
import { loadLegalTexts } from './load-legal-texts'

/** Closes the window where a script may; else goes back; else to /auth (requirement 2.3b). */
export function closeLegal(goBack: () => void, goToAuth: () => void): void {
  window.close()
  if (window.closed) return
  if (window.history.length > 1) goBack()
  else goToAuth()
}

/**
 * A legal text with numbered sections, dated today (requirement 2.3c), in the language of the interface; a translation can
 * be changed for the English text, which prevails.
 */
export function LegalDocument({ document }: { document: 'privacy' | 'terms' }) {
  const common = useTexts('common')
  const [interfaceLanguage] = useInterfaceLanguage()
  const { translation } = use(loadLegalTexts(interfaceLanguage))
  const [isEnglish, setIsEnglish] = useState(false)
  const language = translation && !isEnglish ? interfaceLanguage : 'en'
  const texts = use(loadLegalTexts(language))
  const { title, intro, sections } = texts[document](withPlaceholders(getRuntimeConfig().legal))
  usePageTitle(title)
  const navigate = useNavigate()
  const [today] = useState(() => new Date())
  const close = () =>
    closeLegal(
      () => void navigate(-1),
      () => void navigate(doorPaths.auth),
    )
  return (
    <main lang={languageTag(language)} className="mx-auto grid max-w-[70ch] gap-6 px-5 py-10">
      <header className="flex items-start justify-between gap-4">
        <div>
          {/* A long word of another language leaves no room for the button beside it. */}
          <h1 className="text-xl sm:text-2xl">{title}</h1>
          <p className="mt-2 text-ink-soft">
            {texts.lastUpdated}{' '}
            <time dateTime={today.toLocaleDateString('sv')}>{formatDate(language, today.toISOString())}</time>
          </p>
        </div>
        <Button
          lang={languageTag(interfaceLanguage)}
          variant="secondary"
          className="shrink-0"
          onClick={close}
        >
          {common.close}
        </Button>
      </header>
      {translation && (
        <div
          lang={languageTag(interfaceLanguage)}
          className="flex flex-wrap items-center justify-between gap-3 rounded-md border-l-4 border-rain bg-sunken p-4 text-sm"
        >
          <p>{translation.note}</p>
          <Button variant="secondary" size="sm" onClick={() => setIsEnglish(!isEnglish)}>
            {isEnglish ? translation.readTranslation : translation.readEnglish}
          </Button>
        </div>
      )}
      <p>{intro}</p>
      {sections.map((section, place) => (
        <section key={section.title} aria-labelledby={`section-${place + 1}`} className="grid gap-2">
          <h2 id={`section-${place + 1}`} className="text-lg">
            {place + 1}. {section.title}
          </h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  )
}
