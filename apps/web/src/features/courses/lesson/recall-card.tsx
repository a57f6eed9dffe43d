import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { cardClass } from '@/components/ui/card-class'
import { WordDefinition } from '@/components/words/word-definition'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

/** A word to recall; its meaning shows on demand. */
export function RecallCard({ term, languageCode }: { term: string; languageCode: LanguageCode }) {
  const courses = useTexts('courses')
  const [isOpen, setIsOpen] = useState(false)
  const dictionary = useDictionary(languageCode).data
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
      className={`${cardClass('md')} grid min-h-20 w-full content-center gap-1 p-4 text-left hover:bg-leaf-pale/40`}
    >
      <span lang={languageCode} className="text-lg">
        {term}
      </span>
      <span className="text-sm text-ink-soft">
        {isOpen ? <WordDefinition {...{ term, languageCode, dictionary }} /> : courses.showMeaning}
      </span>
    </button>
  )
}
