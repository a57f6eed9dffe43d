import type { ExerciseResult } from '@lingarden/domain/exercises/check-exercise'
import type { WriteTask } from '@lingarden/domain/exercises/drill'
import type { Judgement } from '@lingarden/domain/exercises/judge-answer'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useId, useState } from 'react'
import { useCheckAnswer } from '@/components/exercises/use-check-answer'
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
  const { cards, exercises } = useTexts('cards', 'exercises')
  const id = useId()
  const [given, setGiven] = useState('')
  const [isChecking, setIsChecking] = useState(false)
  const check = useCheckAnswer(language)
  const task: WriteTask = { kind: 'write', prompt: cards.writeWord, answer: term }

  function judge(text: string) {
    const tell = ({ judgements: [judgement] }: ExerciseResult) => judgement && onJudged(judgement)
    const judged = check(task, [text])
    if (!(judged instanceof Promise)) return tell(judged)
    setIsChecking(true)
    void judged.then(tell)
  }

  return (
    <form
      noValidate
      autoComplete="off"
      className="mx-auto grid w-full max-w-sm gap-3 text-left"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isChecking) judge(given)
      }}
    >
      <p id={id} className="text-sm text-ink-soft">
        {cards.writeWord}
      </p>
      <WriteField
        exercise={task}
        language={language}
        draft={[given]}
        promptId={id}
        isOpen={!isChecking}
        onChange={([text = '']) => setGiven(text)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="lg" disabled={given.trim() === '' || isChecking}>
          {exercises.check}
        </Button>
        <Button variant="ghost" size="lg" disabled={isChecking} onClick={() => judge('')}>
          {exercises.iDoNotKnow}
        </Button>
      </div>
    </form>
  )
}
