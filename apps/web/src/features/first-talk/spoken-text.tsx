import { readWords, type ReadPart } from '@lingarden/domain/first-talk/reading-of'
import { HeldText } from '@/components/words/held-text'
import { useTalk } from './talk-context'

interface SpokenTextProps {
  text: string
  reading?: string | undefined
}

/** A text of the language, with its reading above where it is written in characters; no line ends within a word. */
export function SpokenText({ text, reading }: SpokenTextProps) {
  const { language } = useTalk()
  return (
    <span lang={language.languageCode}>
      {readWords(text, reading).map((word, place) =>
        word.length > 1 ? (
          // The words of a text stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className="whitespace-nowrap">
            <Parts parts={word} />
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Parts key={place} parts={word} />
        ),
      )}
    </span>
  )
}

const Parts = ({ parts }: { parts: readonly ReadPart[] }) =>
  parts.map((part, place) =>
    part.reading === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key
      <HeldText key={place} text={part.text} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <ruby key={place}>
        {part.text}
        <rt className="px-[0.18em] font-text text-[max(0.5em,0.6875rem)] text-ink-soft">{part.reading}</rt>
      </ruby>
    ),
  )
