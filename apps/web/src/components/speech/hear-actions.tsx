import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { HearButton } from './hear-button'

/** Hear it, and hear it slowly. */
export function HearActions({ text, languageCode }: { text: string; languageCode: LanguageCode }) {
  const speech = useTexts('speech')
  const heard = { text, languageCode, size: 'md' } as const
  return (
    <span className="flex flex-wrap">
      <HearButton {...heard} label={speech.play} />
      <HearButton {...heard} label={speech.slower} isSlow />
    </span>
  )
}
