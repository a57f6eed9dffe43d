import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReaderMeanings } from '@lingarden/domain/courses/reader-meaning'
import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { isPlanted } from '@lingarden/domain/word-bank'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useChangeBank } from '@/lib/bank/change-bank'
import { useWords } from '@/lib/bank/get-words'
import { newRow } from '@/lib/bank/new-row'
import { requireAccepted } from '@/lib/bank/require-accepted'
import { glossOf, type KnownPhrase } from './use-phrase-entries'
import type { Phrase } from './word-range'

/** Characters that the bank keeps of a meaning. */
const longestMeaning = 1000

interface KeepPhraseProps {
  phrase: Phrase
  known: KnownPhrase
  /** What words mean in the language of the reader, where that is not English. */
  meanings: ReaderMeanings | undefined
  languageCode: LanguageCode
  /** The sentence to keep with it; empty where that is not known to be right. */
  sentence: string
}

/** Keeps a phrase in the bank as one term, with the meaning that the learner gives it, or takes it out again. */
export function KeepPhrase({ phrase, known, meanings, languageCode, sentence }: KeepPhraseProps) {
  const { phrases, tutor } = useTexts('phrases', 'tutor')
  const [meaning, setMeaning] = useState(() =>
    known.whole ? '' : glossOf(known, meanings).slice(0, longestMeaning),
  )
  const change = useChangeBank()
  const row = useWords(languageCode).data?.find(({ word_string }) => word_string === phrase.text)
  const edit = (wanted: BankEdit) =>
    change(languageCode, wanted)
      .then(requireAccepted)
      .catch(() => showToast({ title: tutor.bankFailed, variant: 'destructive' }))
  if (row && isPlanted(row))
    return (
      <div className="grid justify-items-start gap-2">
        <p role="status">{phrases.kept}</p>
        {row.meaning && <p className="text-ink-soft">{row.meaning}</p>}
        <Button
          variant="secondary"
          size="sm"
          onClick={() => void edit({ kind: 'remove', words: [phrase.text] })}
        >
          {tutor.removeFromBank}
        </Button>
      </div>
    )
  if (phrase.problem) return <p role="alert">{phrases.problems[phrase.problem]}</p>
  if (sentence === '') return <p className="text-sm text-ink-soft">{phrases.notVouched}</p>
  const keep = () => {
    const part = { seen: 1, sentences: [sentence], reading: phrase.reading, meaning: meaning.trim() }
    const rows = [newRow(phrase.text, 'phrase', part)]
    void edit({ kind: 'add', rows })
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        keep()
      }}
    >
      <TextField
        label={phrases.meaning}
        hint={known.whole ? phrases.meaningKnown : phrases.meaningHint}
        value={meaning}
        maxLength={longestMeaning}
        onChange={(event) => setMeaning(event.target.value)}
      />
      <Button type="submit" size="sm" className="justify-self-start">
        {phrases.keep}
      </Button>
    </form>
  )
}
