import type { TextWord } from '@lingarden/domain/bank/words-of-text'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'

interface MarkedTextProps {
  tokens: readonly ReadToken[]
  words: readonly TextWord[]
  languageCode: LanguageCode
}

/** The text as it was pasted; words that are new are underlined, those of the bank stand on green. */
export function MarkedText({ tokens, words, languageCode }: MarkedTextProps) {
  const bankFiles = useTexts('bankFiles')
  const known = new Map(words.map(({ term, isKnown }) => [term, isKnown]))
  return (
    <figure className="grid gap-2">
      <figcaption className="flex gap-4 text-sm text-ink-soft">
        <span className="rounded-sm bg-leaf-pale px-1 text-ink">{bankFiles.known}</span>
        <span className="border-b-2 border-dotted border-blossom">{bankFiles.isNew}</span>
      </figcaption>
      <p
        lang={languageCode}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={bankFiles.text}
        className={`${cardClass('md')} max-h-72 max-w-[70ch] overflow-y-auto p-4 text-lg leading-relaxed wrap-anywhere whitespace-pre-wrap`}
      >
        {tokens.map(({ text, start, term }) => {
          const isKnown = term === undefined ? undefined : known.get(term)
          if (isKnown === undefined) return text
          return isKnown ? (
            <mark key={start} className="rounded-sm bg-leaf-pale text-ink">
              {text}
            </mark>
          ) : (
            <span key={start} className="border-b-2 border-dotted border-blossom">
              {text}
            </span>
          )
        })}
      </p>
    </figure>
  )
}
