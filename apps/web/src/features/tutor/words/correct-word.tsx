import {
  correctionKey,
  joinWords,
  parseSplit,
  type CorrectionRow,
} from '@lingarden/domain/dictionary/learner-corrections'
import { parseReading } from '@lingarden/domain/dictionary/readings'
import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useCorrections } from '@/lib/corrections/get-corrections'
import { useSaveCorrection } from '@/lib/corrections/save-correction'

interface CorrectWordProps {
  token: ReadToken
  /** The words before and after it in the message. */
  neighbours: readonly [ReadToken | undefined, ReadToken | undefined]
  /** The whole message. */
  sentence: string
  language: SupportedLanguage
}

/** Lets the learner put right how a word is read, or where it begins and ends, and take that back; it holds everywhere. */
export function CorrectWord({ token, neighbours: [before, after], sentence, language }: CorrectWordProps) {
  const texts = useTexts('words')
  const save = useSaveCorrection(language.languageCode)
  const rows = useCorrections(language.languageCode)
  const key = correctionKey(token.text, language.tag)
  const own = rows.find(({ term }) => term === key)
  // A word that the learner's split made: the whole it came from can be put together again.
  const splits = rows.filter(
    ({ term, words }) =>
      words?.includes(key) && term !== key && correctionKey(sentence, language.tag).includes(term),
  )
  const pairs = [[before, token] as const, [token, after] as const]
  const joined = pairs
    .map((pair) => joinWords(sentence, pair, language.tag))
    .filter((text) => text !== undefined)
    // Where the learner parted them, that is taken back instead.
    .filter((text) => splits.every(({ term }) => term !== correctionKey(text, language.tag)))
  const keep = (row: CorrectionRow) =>
    save.mutate(row, {
      onSuccess: () => showToast({ title: texts.correctionSaved }),
      onError: () => showToast({ title: texts.correctionFailed, variant: 'destructive' }),
    })
  const join = (text: string) => {
    const term = correctionKey(text, language.tag)
    keep({ term, reading: rows.find((row) => row.term === term)?.reading ?? null, words: [term] })
  }
  const forget = (term: string) => keep({ term, reading: null, words: null })
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1 text-ink-soft">{texts.correct}</summary>
      <div className="mt-2 grid gap-3">
        <CorrectionForm
          key={`${own?.reading} ${own?.words?.join(' ')}`}
          token={token}
          own={own}
          language={language}
          isBusy={save.isPending}
          onSave={keep}
        />
        {joined.map((text) => (
          <Button key={text} variant="secondary" size="sm" busy={save.isPending} onClick={() => join(text)}>
            <span>
              {texts.joinWords} <span lang={language.languageCode}>{text}</span>
            </span>
          </Button>
        ))}
        {[...(own ? [own] : []), ...splits].map(({ term }) => (
          <Button key={term} variant="ghost" size="sm" onClick={() => forget(term)}>
            {texts.removeCorrection(term)}
          </Button>
        ))}
      </div>
    </details>
  )
}

interface CorrectionFormProps {
  token: ReadToken
  own: CorrectionRow | undefined
  language: SupportedLanguage
  isBusy: boolean
  onSave: (row: CorrectionRow) => void
}

function CorrectionForm({ token, own, language, isBusy, onSave }: CorrectionFormProps) {
  const texts = useTexts('words')
  const { text } = token
  const [reading, setReading] = useState(token.reading ?? '')
  const [split, setSplit] = useState(own?.words?.join(' ') ?? text)
  const [problem, setProblem] = useState<{ field: 'reading' | 'split'; message: string }>()
  const hasReading = language.pronunciation

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isReadAnew = hasReading && reading.trim() !== '' && reading.trim() !== (token.reading ?? '')
    const read = isReadAnew ? parseReading(reading, text, language.tag) : (own?.reading ?? null)
    const words = parseSplit(text, split, language.tag)
    if (read === undefined) return setProblem({ field: 'reading', message: texts.wrongReading })
    if (!words) return setProblem({ field: 'split', message: texts.wrongSplit(text) })
    setProblem(undefined)
    const row = {
      term: correctionKey(text, language.tag),
      reading: read,
      words: words.length > 1 ? words : (own?.words ?? null),
    }
    if (row.reading !== null || row.words !== null) onSave(row)
  }

  const errorOf = (field: 'reading' | 'split') => (problem?.field === field ? problem.message : undefined)
  return (
    <form onSubmit={submit} className="grid gap-3">
      {hasReading && (
        <TextField
          label={texts.correctReading}
          hint={texts.correctReadingHint}
          error={errorOf('reading')}
          maxLength={200}
          autoCapitalize="none"
          value={reading}
          onChange={(event) => setReading(event.target.value)}
        />
      )}
      <TextField
        label={texts.correctSplit}
        hint={texts.correctSplitHint}
        error={errorOf('split')}
        lang={language.languageCode}
        maxLength={200}
        value={split}
        onChange={(event) => setSplit(event.target.value)}
      />
      <Button type="submit" size="sm" variant="secondary" busy={isBusy}>
        {texts.saveCorrection}
      </Button>
    </form>
  )
}
