import { meaningOf } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { wordStrength } from '@lingarden/domain/strength'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Plant } from '@/components/ui/plant'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { useWords } from '@/lib/bank/get-words'
import { useRemoveWord } from '@/lib/bank/remove-word'
import type { Dictionary } from '@/lib/dictionary/dictionary'

export interface SelectedWord {
  term: string
  sentence: string
}

interface WordPanelProps {
  selected: SelectedWord | undefined
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
}

/** Reading, meaning and strength of the word that was clicked. */
export function WordPanel({ selected, languageCode, dictionary }: WordPanelProps) {
  const { tutor } = useTexts()
  const entry = useQuery({
    queryKey: ['entry', languageCode, selected?.term],
    queryFn: async () => (selected && dictionary ? ((await dictionary.lookUp([selected.term]))[0] ?? null) : null),
    enabled: selected !== undefined && dictionary !== undefined,
    staleTime: Infinity,
  }).data
  const row = useWords(languageCode).data?.find((word) => word.word_string === selected?.term)
  const add = useAddWord()
  const remove = useRemoveWord()
  const meaning = entry ? meaningOf(entry) : undefined

  return (
    <section aria-label={tutor.word} className="grid gap-3 rounded-md bg-card p-4 shadow-[0_0_0_1px_var(--line)]">
      {!selected && <p className="text-sm text-ink-soft">{tutor.noWord}</p>}
      {selected && (
        <>
          <div className="flex items-start justify-between gap-2">
            <div>
              <h2 lang={languageCode} className="text-xl">
                {selected.term}
              </h2>
              <p className="text-ink-soft">{meaning?.pronunciation.join(', ')}</p>
            </div>
            {row && <Plant strength={wordStrength(row.seen, row.clicks)} size={40} />}
          </div>
          {entry === null && <p>{tutor.noEntry}</p>}
          <ol className="list-inside list-decimal">
            {meaning?.definition.slice(0, 8).map((sense) => (
              <li key={sense}>{sense}</li>
            ))}
          </ol>
          <p lang={languageCode} className="border-l-2 border-line pl-3 text-sm text-ink-soft">
            {selected.sentence}
          </p>
          {row ? (
            <Button variant="secondary" size="sm" onClick={() => remove.mutate({ languageCode, word: selected.term })}>
              {tutor.removeFromBank}
            </Button>
          ) : (
            <Button
              size="sm"
              busy={add.isPending}
              onClick={() => add.mutate({ languageCode, word: selected.term, sentence: selected.sentence })}
            >
              {tutor.addToBank}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
