import { judgeAnswer, type Judgement } from '@lingarden/domain/exercises/judge-answer'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { useId, useState } from 'react'
import { WriteField } from '@/components/exercises/write-field'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'

interface WrittenWordProps {
  term: string
  language: SupportedLanguage
  onJudged: (judgement: Judgement) => void
}

/** A field for the word that a card asks for. */
export function WrittenWord({ term, language, onJudged }: WrittenWordProps) {
  const { cards, exercises } = useTexts()
  const id = useId()
  const [given, setGiven] = useState('')
  return (
    <form
      noValidate
      autoComplete="off"
      className="mx-auto grid w-full max-w-sm gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault()
        onJudged(judgeAnswer(given, { accepted: [term], language: language.tag }))
      }}
    >
      <p id={id} className="text-sm text-ink-soft">
        {cards.writeWord}
      </p>
      <WriteField
        exercise={{ kind: 'write', prompt: cards.writeWord, answer: term }}
        language={language}
        draft={[given]}
        promptId={id}
        isOpen
        onChange={([text = '']) => setGiven(text)}
      />
      <Button type="submit" size="lg">
        {given.trim() === '' ? exercises.iDoNotKnow : exercises.check}
      </Button>
    </form>
  )
}
