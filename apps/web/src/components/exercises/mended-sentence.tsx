import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { useTexts } from '@/i18n/texts'

interface MendedSentenceProps {
  /** Why it was wrong; empty or missing where nobody said. */
  reason: string | undefined
  sentence: string
  language: SupportedLanguage
}

/** What follows the answer to a mistake: why it was wrong, and the sentence as it is right, to be heard. */
export function MendedSentence({ reason, sentence, language }: MendedSentenceProps) {
  const exercises = useTexts('exercises')
  return (
    <div className="grid justify-items-start gap-1">
      {reason && <p className="text-sm text-ink-soft">{reason}</p>}
      <div className="-ml-3">
        <HearButton text={sentence} languageCode={language.languageCode} label={exercises.listen} />
      </div>
    </div>
  )
}
