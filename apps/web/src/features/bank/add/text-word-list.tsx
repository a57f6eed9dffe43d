import type { ToldMeaning } from '@lingarden/domain/courses/outline'
import { MeaningText } from '@/components/words/meaning-text'
import type { TextWord } from '@lingarden/domain/bank/words-of-text'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useAddRows } from './use-add-rows'
import { newRow } from '@/lib/bank/new-row'
import { readTags } from '@lingarden/domain/bank/change-tags'

const unknown = { definition: [] }

interface TextWordListProps {
  words: readonly TextWord[]
  meanings: ReadonlyMap<string, ToldMeaning>
  languageCode: LanguageCode
}

/** The new words of a text, the most frequent first, to choose which of them to add. */
export function TextWordList({ words, meanings, languageCode }: TextWordListProps) {
  const { bankFiles, bankWords } = useTexts('bankFiles', 'bankWords')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [tags, setTags] = useState('')
  const addRows = useAddRows(languageCode)
  const fresh = words.filter(({ isKnown }) => !isKnown).toSorted((a, b) => b.count - a.count)
  const adding = fresh.filter(({ term }) => chosen.has(term))
  const toggle = (term: string) =>
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(term)) next.add(term)
      return next
    })
  const add = () => {
    const own = readTags(tags)
    // As words typed in do (requirement 5.7c).
    const rows = adding.map(({ term, sentence }) =>
      newRow(term, 'text', { seen: 1, sentences: [sentence], tags: own }),
    )
    setChosen(new Set())
    void addRows(rows)
  }
  if (fresh.length === 0) return <p className="text-ink-soft">{bankFiles.allKnown}</p>
  return (
    <section aria-label={bankFiles.newWords} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{bankFiles.newWords}</h2>
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            setChosen(adding.length === fresh.length ? new Set() : new Set(fresh.map(({ term }) => term)))
          }
        >
          {adding.length === fresh.length ? bankWords.unpick : bankWords.pickAll}
        </Button>
      </div>
      <ul className="grid max-h-96 gap-x-6 gap-y-2 overflow-y-auto sm:grid-cols-2">
        {fresh.map(({ term, count }) => (
          <li key={term}>
            <Checkbox
              checked={chosen.has(term)}
              onChange={() => toggle(term)}
              label={
                <>
                  <span lang={languageCode} className="text-base font-medium">
                    {term}
                  </span>
                  {count > 1 && <span className="text-ink-soft"> × {count}</span>}
                  <span className="line-clamp-1 text-ink-soft">
                    <MeaningText meaning={meanings.get(term) ?? unknown} />
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={bankFiles.tagsForAll}
            hint={bankWords.tagsHint}
            maxLength={200}
            value={tags}
            onChange={(event) => setTags(event.target.value)}
          />
        </div>
        <Button size="lg" disabled={adding.length === 0} onClick={add}>
          {bankFiles.add(adding.length)}
        </Button>
      </div>
    </section>
  )
}
