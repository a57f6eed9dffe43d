import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import type { FirstChip } from '@lingarden/languages/first-talk'
import { Chip } from './chip'
import { useTalk } from './talk-context'

interface ChipsAnswerProps {
  step: 'hello' | 'contrast' | 'goodbye'
  chips: readonly FirstChip[]
  onAnswer: (answer: FirstAnswer) => void
}

/** Sentences to choose from: tapping one says it. */
export function ChipsAnswer({ step, chips, onAnswer }: ChipsAnswerProps) {
  const { texts, tutor } = useTalk()
  return (
    <>
      <p className="text-sm text-ink-soft">{step === 'hello' ? texts.answer(tutor) : texts.tap}</p>
      <div className="grid gap-2">
        {chips.map((chip) => (
          <Chip key={chip.text} line={chip} onPick={() => onAnswer({ step, text: chip.text })} />
        ))}
      </div>
    </>
  )
}
