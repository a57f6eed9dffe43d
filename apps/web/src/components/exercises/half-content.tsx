import type { LanguageCode } from '@lingarden/languages/find-language'
import { Volume2 } from '@/icons/icons.ts'
import { Reading } from '@/components/words/reading'
import { useTexts } from '@/i18n/texts'
import type { OtherHalf } from './match-board'

interface HalfContentProps {
  kind: OtherHalf
  text: string
  /** Tells sounds apart, which show no text. */
  number: number
  languageCode: LanguageCode
}

/** What a half on the right shows. */
export function HalfContent({ kind, text, number, languageCode }: HalfContentProps) {
  const cards = useTexts('cards')
  if (kind === 'meaning') return text
  if (kind === 'reading') return <Reading reading={text} languageCode={languageCode} />
  return (
    <span className="flex items-center gap-2">
      <Volume2 size={18} aria-hidden className="shrink-0 text-leaf" />
      {cards.sound(number)}
    </span>
  )
}
