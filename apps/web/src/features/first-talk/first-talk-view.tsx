import { firstSteps, type FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { seedsOf } from '@lingarden/domain/first-talk/seeds'
import { talkAt } from '@lingarden/domain/first-talk/talk-at'
import type { Level } from '@lingarden/domain/levels'
import type { ComponentType } from 'react'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { GardenScreen } from './garden-screen'
import { KeepScreen } from './keep-screen'
import { LevelScreen, SomeScreen } from './level-screens'
import { StepScreen } from './step-screen'
import { TalkPlace, useTalk } from './talk-context'
import { reachedStep, useFirstTalk } from './use-first-talk'

interface FirstTalkViewProps {
  /** The step in the address; undefined at the beginning. */
  place: string | undefined
  /** How the talk is kept: a form, or for whoever has an account the keeping itself. */
  Keeping: ComponentType<{ talk: StoredTalk }>
}

/** The screen of an address, in the talk of the level that was chosen. */
export function FirstTalkView({ place, Keeping }: FirstTalkViewProps) {
  const context = useTalk()
  const { stored, chooseLevel, answer } = useFirstTalk(context.talk, context.language.tag)
  const talk = talkAt(context.talk, stored)
  return (
    <TalkPlace value={{ ...context, talk, hidesMeanings: stored.level !== 'beginner' }}>
      <Screen place={place} Keeping={Keeping} stored={stored} chooseLevel={chooseLevel} answer={answer} />
    </TalkPlace>
  )
}

interface ScreenProps extends FirstTalkViewProps {
  stored: StoredTalk
  chooseLevel: (level: Level, knowsSome?: boolean) => void
  answer: (answer: FirstAnswer) => void
}

function Screen({ place, Keeping, stored, chooseLevel, answer }: ScreenProps) {
  const { talk } = useTalk()
  const seeds = seedsOf(talk, stored.answers)
  if (place === 'some') return <SomeScreen onChoose={chooseLevel} />
  if (place === 'keep')
    return (
      <KeepScreen stored={stored} seeds={seeds}>
        <Keeping talk={stored} />
      </KeepScreen>
    )
  if (place === 'garden') return <GardenScreen stored={stored} seeds={seeds} />
  const wanted = firstSteps.find((step) => step === place)
  if (!wanted) return <LevelScreen onChoose={chooseLevel} />
  const { step = wanted, before } = reachedStep(talk, stored.answers, wanted)
  return <StepScreen key={step} step={step} before={before} onAnswer={answer} />
}
