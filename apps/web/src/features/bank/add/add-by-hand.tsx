import { checkRow, tidyWord } from '@lingarden/domain/bank-transfer/check-row'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { Plus } from '@/icons/icons.ts'
import { useDeferredValue, useState } from 'react'
import { PinyinField } from '@/components/pinyin/pinyin-field'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { usePlantedWords } from '@/lib/bank/get-words'
import { useWordSearch } from '@/lib/courses/search-words'
import { EntryList } from '../dictionary/entry-list'

const suggestionLimit = 8

/** Adds a word that is typed: the dictionary suggests, and what it does not know can be added as it is. */
export function AddByHand({ languageCode }: { languageCode: LanguageCode }) {
  const { bank, bankFiles } = useTexts('bank', 'bankFiles')
  const [typed, setTyped] = useState('')
  const word = tidyWord(typed)
  const checked = word === '' ? undefined : checkRow(1, { word })
  const problem = checked && !checked.ok ? bankFiles.problems[checked.problem.code] : undefined
  const wanted = useDeferredValue(word)
  const suggestions = useWordSearch(languageCode, problem ? '' : wanted, suggestionLimit)
  const isInBank =
    usePlantedWords(languageCode).data?.some(({ word_string }) => word_string === word) ?? false
  const isSuggested = suggestions?.some(({ term }) => term === word) ?? false
  const add = useAddWord()
  const addAsItIs = () =>
    add.mutate(
      { languageCode, word, source: 'hand' },
      {
        onSuccess: () => {
          showToast({ title: bank.added(word) })
          setTyped('')
        },
        onError: () => showToast({ title: bank.actionFailed, variant: 'destructive' }),
      },
    )
  return (
    <section aria-label={bankFiles.wayNames.hand} className="grid gap-4">
      <PinyinField languageCode={languageCode} kind="search">
        <TextField
          label={bankFiles.wordToAdd}
          hint={bankFiles.wordToAddHint}
          error={problem}
          lang={languageCode}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </PinyinField>
      {word !== '' && !problem && (
        <>
          {suggestions && <EntryList entries={suggestions} languageCode={languageCode} />}
          {isInBank && !isSuggested && <p className="text-ink-soft">{bank.added(word)}</p>}
          {!isInBank && !isSuggested && (
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="secondary" onClick={addAsItIs}>
                <Plus size={16} aria-hidden />
                {bankFiles.addAsItIs(word)}
              </Button>
              <p className="text-sm text-ink-soft">{bankFiles.asItIsHint}</p>
            </div>
          )}
        </>
      )}
    </section>
  )
}
