import { languageOf } from '@lingarden/languages/find-language'
import type { Landings } from '@lingarden/languages/landing'
import { editSentence } from '@lingarden/domain/sentence-edits'
import { EditedText } from '@/components/words/edited-text'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

interface CorrectionsProps {
  texts: LandingTexts
  language: InterfaceLanguage
  landings: Landings
}

/** How mistakes are mended, by one sentence of each language. */
export function Corrections({ texts, language, landings }: CorrectionsProps) {
  const { corrections } = texts.welcome
  return (
    <Section id="corrections" title={corrections.title} about={corrections.text} isSunken>
      <ul className="grid gap-4 md:grid-cols-3">
        {Array.from(landings, ([tag, { correction }]) => {
          const { written, original, corrected, reasons } = correction
          const explanation = reasons[language]
          const { edits } = editSentence(written, [{ original, corrected, explanation }])
          const { names, languageCode } = languageOf(tag)
          return (
            <li key={tag} className="grid content-start gap-3 rounded-lg bg-card p-6 ring-1 ring-line">
              <h3 className="text-sm text-ink-soft">{names[language].title}</h3>
              <p lang={languageCode} className="text-lg">
                <EditedText text={written} edits={edits} />
              </p>
              <p className="text-sm text-ink-soft">{explanation}</p>
            </li>
          )
        })}
      </ul>
      <p className="max-w-[62ch]">{corrections.after}</p>
    </Section>
  )
}
