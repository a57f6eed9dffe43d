import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { languageTag } from '@/i18n/languages'
import { useTexts } from '@/i18n/texts'
import { usePageTitle } from '@/lib/page-title'

export interface LegalSection {
  title: string
  paragraphs: string[]
}

interface LegalDocumentProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
}

/** Closes the window where a script may; else goes back; else to /auth (requirement 2.3b). */
export function closeLegal(goBack: () => void, goToAuth: () => void): void {
  window.close()
  if (window.closed) return
  if (window.history.length > 1) goBack()
  else goToAuth()
}

/** A legal text with numbered sections, dated today (requirement 2.3c). */
export function LegalDocument({ title, intro, sections }: LegalDocumentProps) {
  const { common } = useTexts()
  const [language] = useInterfaceLanguage()
  usePageTitle(title)
  const navigate = useNavigate()
  const [today] = useState(() => new Date())
  const close = () =>
    closeLegal(
      () => void navigate(-1),
      () => void navigate('/auth'),
    )
  return (
    // The document itself is in English, in every interface language.
    <main lang="en" className="mx-auto grid max-w-[70ch] gap-6 px-5 py-10">
      <header className="flex items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-2 text-ink-soft">
            Last updated:{' '}
            <time dateTime={today.toLocaleDateString('sv')}>
              {today.toLocaleDateString('en', { dateStyle: 'long' })}
            </time>
          </p>
        </div>
        <Button lang={languageTag(language)} variant="secondary" onClick={close}>
          {common.close}
        </Button>
      </header>
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
