import { mostChosenWords } from '@lingarden/domain/activities/activity'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'

/** Words offered at once; the search finds the others. */
const mostOffered = 60

interface ChosenWordsProps {
  words: readonly string[]
  languageCode: LanguageCode
  chosen: readonly string[]
  onChange: (words: string[]) => void
}

/** Words of the bank to pick from: those picked stand first, the others as the search finds them. */
export function ChosenWords({ words, languageCode, chosen, onChange }: ChosenWordsProps) {
  const review = useTexts('review')
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = words.filter((word) => !chosen.includes(word) && word.toLowerCase().includes(wanted))
  const offered = [...chosen, ...found.slice(0, mostOffered)]
  const toggle = (word: string) => {
    if (chosen.includes(word)) onChange(chosen.filter((one) => one !== word))
    else if (chosen.length < mostChosenWords) onChange([...chosen, word])
  }
  return (
    <div className="grid gap-3">
      <PinyinField languageCode={languageCode} kind="search">
        <TextField
          label={review.searchWords}
          type="search"
          lang={languageCode}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </PinyinField>
      <div
        role="group"
        aria-label={review.chooseWords}
        lang={languageCode}
        className="flex max-h-72 flex-wrap gap-2 overflow-y-auto p-1"
      >
        {offered.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={chosen.includes(word)}
            onClick={() => toggle(word)}
            className="min-h-10 rounded-full border border-control-line bg-card px-4 hover:bg-sunken aria-pressed:border-leaf aria-pressed:bg-leaf-pale aria-pressed:text-leaf-deep"
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  )
}
