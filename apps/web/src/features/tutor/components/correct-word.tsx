import {
  correctionKey,
  parseReading,
  parseSplit,
  type CorrectionRow,
} from '@lingarden/domain/dictionary/learner-corrections'
import type { ReadToken } from '@lingarden/domain/dictionary/reading/read-in-context'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useSaveCorrection } from '@/lib/corrections/save-correction'

interface CorrectWordProps {
  token: ReadToken
  language: SupportedLanguage
}

/** Lets the learner put right how a word is read, or where it ends; from then on it is so everywhere. */
export function CorrectWord({ token, language }: CorrectWordProps) {
  const { words: texts } = useTexts()
  const { text } = token
  const save = useSaveCorrection(language.languageCode)
  const [reading, setReading] = useState(token.reading ?? '')
  const [split, setSplit] = useState(text)
  const [problem, setProblem] = useState<{ field: 'reading' | 'split'; message: string }>()
  const hasReading = language.tag === 'zh'

  function readForm(): CorrectionRow | undefined {
    const isReadAnew = hasReading && reading.trim() !== (token.reading ?? '')
    const read = isReadAnew && reading.trim() !== '' ? parseReading(reading) : null
    const words = parseSplit(text, split, language.tag)
    if (read === undefined) setProblem({ field: 'reading', message: texts.wrongReading })
    else if (!words) setProblem({ field: 'split', message: texts.wrongSplit(text) })
    else {
      const isSplitAnew = words.length > 1 || split.trim() !== text
      return { term: correctionKey(text, language.tag), reading: read, words: isSplitAnew ? words : null }
    }
    return undefined
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setProblem(undefined)
    const row = readForm()
    if (!row) return
    save.mutate(row, {
      onSuccess: () => showToast({ title: texts.correctionSaved }),
      onError: () => showToast({ title: texts.correctionFailed, variant: 'destructive' }),
    })
  }

  const errorOf = (field: 'reading' | 'split') => (problem?.field === field ? problem.message : undefined)
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-ink-soft">{texts.correct}</summary>
      <form onSubmit={submit} className="mt-2 grid gap-3">
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
        <Button type="submit" size="sm" variant="secondary" busy={save.isPending}>
          {texts.saveCorrection}
        </Button>
      </form>
    </details>
  )
}
