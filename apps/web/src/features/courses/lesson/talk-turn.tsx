import type { DialoguePart } from '@lingarden/domain/courses/dialogue-turns'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useByItself } from '@/components/speech/use-by-itself'
import { useHear } from '@/components/speech/use-hear'
import { AsideButton, StageButton, StageFoot } from '@/components/stage/stage-foot'
import { useStageKeys } from '@/components/stage/use-stage-keys'
import { useTexts } from '@/i18n/texts'
import { OwnLine, type TurnState } from './own-line'
import { SaidLine } from './said-line'
import { TalkPartner } from './talk-partner'
import { useReadName } from './use-read-name'
import { useMeaningsIn } from '@/components/exercises/meanings-in'

interface TalkTurnProps {
  part: DialoguePart
  /** Which of the learner's lines it is. */
  place: number
  isSecondTry: boolean
  /** Where and who, one line of English. */
  scene: string
  language: SupportedLanguage
  onLookUp: (word: string, sentence: string) => void
  /** @param isSaid whether the learner said it before it was shown */
  onDone: (isSaid: boolean) => void
}

/** A line of the learner's, and what it answers: the tutor says the one, the learner the other. */
export function TalkTurn({ part, place, isSecondTry, scene, language, onLookUp, onDone }: TalkTurnProps) {
  const meaningsIn = useMeaningsIn()
  const courses = useTexts('courses')
  const { languageCode } = language
  const ownName = useReadName(part.speaker, languageCode)
  const [state, setState] = useState<TurnState>('open')
  const { hear } = useHear(languageCode)
  const turn = part.turns[place]
  const earlier = part.turns[place - 1]?.own
  const before = turn?.before ?? []
  const heard = before.map(({ text }) => text).join(' ')
  const own = turn?.own
  useByItself(state === 'open' ? heard || undefined : own?.text, languageCode)
  const goOn = () => (state === 'open' ? setState('said') : onDone(state === 'said'))
  useStageKeys({ onGoOn: goOn, onHear: () => hear(state === 'open' ? heard : (own?.text ?? '')) })
  if (!own) return null
  const said = { languageCode, onLookUp }
  return (
    <>
      <div className="stage-main gap-3.5 md:grid md:grid-cols-[220px_minmax(0,1fr)] md:content-center md:items-end md:gap-12">
        <TalkPartner
          isSmall={place > 0}
          language={language}
          speakers={new Set(before.map(({ speaker }) => speaker))}
        />
        <div className="grid gap-3.5">
          <p tabIndex={-1} data-page className="text-sm text-ink-soft outline-none">
            {(isSecondTry ? courses.lineAgain : courses.youPlay)(ownName)}{' '}
            {place === 0 && <span lang={meaningsIn}>{scene}</span>}
          </p>
          <ol className="grid gap-3.5">
            {earlier && <SaidLine key={`own ${place}`} line={earlier} isOwn isPast {...said} />}
            {before.map((line, index) => (
              <SaidLine key={line.text} line={line} isPast={index < before.length - 1} {...said} />
            ))}
            <OwnLine
              line={own}
              state={state}
              language={language}
              onLookUp={onLookUp}
              onSaid={() => setState('said')}
            />
          </ol>
        </div>
      </div>
      <StageFoot
        tone={state === 'said' ? 'good' : undefined}
        feedback={
          <div role="status" className="stage-feedback">
            {state === 'said' && courses.compareLine}
            {state === 'shown' && (isSecondTry ? courses.lineShown : courses.lineComesBack)}
          </div>
        }
      >
        {state === 'open' && <AsideButton onClick={() => setState('shown')}>{courses.showLine}</AsideButton>}
        {state === 'said' && <AsideButton onClick={() => onDone(false)}>{courses.notLikeThat}</AsideButton>}
        <StageButton onClick={goOn}>{state === 'open' ? courses.saidLine : courses.next}</StageButton>
      </StageFoot>
    </>
  )
}
