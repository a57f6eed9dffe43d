import { readParts } from '@lingarden/domain/first-talk/reading-of'
import { HeldText } from '@/components/words/held-text'
import { useTalk } from './talk-context'

interface SpokenTextProps {
  text: string
  reading?: string | undefined
}

/** A text of the language, with its reading above where it is written in characters. */
export function SpokenText({ text, reading }: SpokenTextProps) {
  const { language } = useTalk()
  return (
    <span lang={language.languageCode}>
      {readParts(text, reading).map((part, place) =>
        part.reading === undefined ? (
          // The parts of a text stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <HeldText key={place} text={part.text} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <ruby key={place}>
            {part.text}
            <rt className="px-[0.18em] font-text text-[0.5em] text-ink-soft">{part.reading}</rt>
          </ruby>
        ),
      )}
    </span>
  )
}
