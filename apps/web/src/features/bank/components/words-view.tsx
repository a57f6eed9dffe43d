import type { LanguageCode } from '@lingarden/domain/languages'
import { strengthBand } from '@lingarden/domain/strength'
import type { BankWord } from '@lingarden/domain/word-bank'
import { Trash2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '@/components/ui/button'
import { HearButton } from '@/components/speech/hear-button'
import { Plant } from '@/components/ui/plant'
import { Spinner } from '@/components/ui/spinner'
import { EmptyState, ErrorState } from '@/components/ui/states'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useRemoveWord } from '@/lib/bank/remove-word'
import { useRestoreWord } from '@/lib/bank/restore-word'
import { filterWords } from '../filter-words'
import { useBankWords } from '../use-bank-words'

/** Words shown at first and with each "more". */
const pageSize = 100

export function WordsView({ languageCode }: { languageCode: LanguageCode }) {
  const { bank, common } = useTexts()
  const { words, rows, isError, retry } = useBankWords(languageCode)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(pageSize)
  const wanted = useDeferredValue(query)
  const found = useMemo(() => filterWords(words ?? [], wanted), [words, wanted])
  const remove = useRemoveWord()
  const restore = useRestoreWord()

  if (isError && !rows) return <ErrorState message={bank.failed} onRetry={retry} />
  if (!words) return <Spinner label={common.loading} />
  if (rows?.length === 0) {
    return (
      <EmptyState
        title={bank.emptyTitle}
        description={bank.empty}
        action={
          <Link to="/tutor" className={buttonClass()}>
            {bank.toTutor}
          </Link>
        }
      />
    )
  }

  const removeWord = async ({ term }: BankWord) => {
    const row = rows?.find(({ word_string }) => word_string === term)
    try {
      await remove.mutateAsync({ languageCode, word: term })
    } catch {
      return showToast({ title: bank.actionFailed, variant: 'destructive' })
    }
    const undo = { label: bank.undo, onClick: () => row && restore.mutate({ languageCode, row }) }
    showToast({ title: bank.removed(term), action: undo })
  }

  return (
    <>
      <TextField
        label={bank.searchWords}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && <p className="py-8 text-center text-ink-soft">{bank.nothingFound}</p>}
      <ul className="grid gap-2">
        {found.slice(0, shown).map((word) => (
          <WordRow
            key={word.id}
            word={word}
            languageCode={languageCode}
            onRemove={() => void removeWord(word)}
          />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
          {bank.more}
        </Button>
      )}
    </>
  )
}

interface WordRowProps {
  word: BankWord
  languageCode: LanguageCode
  onRemove: () => void
}

function WordRow({ word, languageCode, onRemove }: WordRowProps) {
  const { bank } = useTexts()
  const { term, pronunciation, definition, sentences, strength, seen, clicks } = word
  return (
    <li className="flex items-start gap-3 rounded-md bg-card p-3 shadow-[0_0_0_1px_var(--line)]">
      <Plant strength={strength} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span lang={languageCode} className="text-lg font-medium">
            {term}
          </span>
          <span className="text-sm text-ink-soft">{pronunciation.join(', ')}</span>
        </p>
        <p className="line-clamp-2">{definition.join('; ')}</p>
        {sentences.at(-1) && (
          <p lang={languageCode} className="line-clamp-1 text-sm text-ink-soft">
            {sentences.at(-1)}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          {bank[strengthBand(strength)]} · {bank.met} {seen} · {bank.lookedUp} {clicks}
        </p>
      </div>
      <HearButton text={term} languageCode={languageCode} />
      <Button variant="ghost" size="icon" aria-label={bank.remove(term)} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </Button>
    </li>
  )
}
