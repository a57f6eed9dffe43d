import type { LanguageCode } from '@lingarden/languages/find-language'
import type { WordCard } from '@lingarden/domain/review/word-card'
import { useState } from 'react'
import { cardClass } from '@/components/ui/card-class'
import { Button } from '@/components/ui/button'
import { AskedWord } from '@/components/words/asked-word'
import { useTexts } from '@/i18n/texts'

/** More are no help at once. */
const mostShown = 12

/** Words that are forgotten again and again, and what helps more than another review. */
export function LeechList({
  leeches,
  languageCode,
}: {
  leeches: readonly WordCard[]
  languageCode: LanguageCode
}) {
  const review = useTexts('review')
  const [open, setOpen] = useState<string>()
  const words = [...new Set(leeches.map(({ word }) => word))].slice(0, mostShown)
  if (words.length === 0) return null
  return (
    <section aria-labelledby="review-leeches" className={`${cardClass()} grid gap-3 p-6`}>
      <h2 id="review-leeches" className="text-lg">
        {review.leeches}
      </h2>
      <p className="text-sm text-ink-soft">{review.leechHint}</p>
      <ul className="flex flex-wrap gap-2" lang={languageCode}>
        {words.map((word) => (
          <li key={word}>
            <Button variant="secondary" onClick={() => setOpen(word)}>
              {word}
            </Button>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <AskedWord term={open} languageCode={languageCode} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}
