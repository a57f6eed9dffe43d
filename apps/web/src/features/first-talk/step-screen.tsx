import type { FirstChip } from '@lingarden/languages/first-talk'
import { answerTo, type FirstAnswer, type FirstStep } from '@lingarden/domain/first-talk/answers'
import { seedsOf } from '@lingarden/domain/first-talk/seeds'
import { chipsOf, lineOf, sentenceOf } from '@lingarden/domain/first-talk/talk-state'
import { Bed } from './bed'
import { ChipsAnswer } from './chips-answer'
import { GapAnswer } from './gap-answer'
import { Heading } from './heading'
import { MendScreen } from './mend-screen'
import { OwnWordAnswer } from './own-word-answer'
import { RecallAnswer } from './recall-answer'
import { Speaker } from './speaker'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'
import { TalkFrame } from './talk-frame'

interface StepScreenProps {
  step: FirstStep
  /** What was said before this step. */
  before: readonly FirstAnswer[]
  onAnswer: (answer: FirstAnswer) => void
}

/** One line of the tutor's, and what the learner says to it. */
export function StepScreen({ step, before, onAnswer }: StepScreenProps) {
  const { talk, texts, tutor } = useTalk()
  const own = answerTo(before, 'own')
  const asked = step === 'recall' ? talk.recall.seed.term : undefined
  const seeds = seedsOf(talk, before)
  const bed = <Bed seeds={seeds} before={seedsOf(talk, before.slice(0, -1))} asked={asked} />
  if (step === 'mend') return own ? <MendScreen own={own} before={before} onAnswer={onAnswer} /> : null
  const line = lineOf(talk, step, before)
  const [last] = before.slice(-1)
  const said = last && sentenceOf(talk, last, before)
  return (
    <TalkFrame step={step} bed={bed}>
      <Heading className="sr-only">{texts.title(tutor)}</Heading>
      <p className="flex min-h-9.5 justify-end">
        {said && (
          <span className="max-w-full rounded-[16px_16px_4px_16px] bg-leaf-pale px-3.5 py-1.5 wrap-anywhere">
            <span className="sr-only">{texts.youSaid} </span>
            <SpokenText text={said} />
          </span>
        )}
      </p>
      {line && <Speaker line={line} />}
      <div className="mt-auto grid gap-2.5 pb-3 lg:mt-0 lg:pb-0">
        <Answer step={step} onAnswer={onAnswer} chips={chipsOf(talk, step, before)} />
      </div>
    </TalkFrame>
  )
}

interface AnswerProps {
  step: Exclude<FirstStep, 'mend'>
  chips: readonly FirstChip[]
  onAnswer: (answer: FirstAnswer) => void
}

function Answer({ step, chips, onAnswer }: AnswerProps) {
  switch (step) {
    case 'hello':
    case 'contrast':
    case 'goodbye':
      return <ChipsAnswer key={step} step={step} chips={chips} onAnswer={onAnswer} />
    case 'name':
    case 'place':
      return <GapAnswer key={step} step={step} onAnswer={onAnswer} />
    case 'own':
      return <OwnWordAnswer key={step} onAnswer={onAnswer} />
    case 'recall':
      return <RecallAnswer key={step} onAnswer={onAnswer} />
  }
}
