import type { AnswerTo, FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { readingByTalk } from '@lingarden/domain/first-talk/known-readings'
import { readOwnSentence } from '@lingarden/domain/first-talk/mend-own'
import { seedsOf } from '@lingarden/domain/first-talk/seeds'
import { editSentence } from '@lingarden/domain/sentence-edits'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EditedText } from '@/components/words/edited-text'
import { Check } from '@/icons/icons.ts'
import { Bed } from './bed'
import { Heading } from './heading'
import { HearActions } from './speaker'
import { Reason } from './reason'
import { WideButton } from './send-form'
import { useTalk } from './talk-context'
import { TalkFrame } from './talk-frame'

interface MendScreenProps {
  own: AnswerTo<'own'>
  before: readonly FirstAnswer[]
  onAnswer: (answer: FirstAnswer) => void
}

/** The learner's own sentence, mended where it stands, with the reason; said again, its seed falls. */
export function MendScreen({ own, before, onAnswer }: MendScreenProps) {
  const { talk, texts, language, reader, voice } = useTalk()
  const [isSaid, setIsSaid] = useState(false)
  const { said, mended, corrections } = readOwnSentence(talk, own, reader)
  const { edits } = editSentence(said, corrections)
  const reading = readingByTalk(talk, mended)
  const seeds = seedsOf(talk, before)
  const bed = isSaid ? (
    <Bed seeds={seedsOf(talk, [...before, { step: 'mend', isSaid }])} before={seeds} />
  ) : (
    <Bed seeds={seeds} />
  )
  const sayAgain = () => {
    voice.say?.(mended)
    setIsSaid(true)
  }
  return (
    <TalkFrame step="mend" bed={bed}>
      <Heading className="sr-only">{texts.mended}</Heading>
      <p className="mt-auto text-sm text-ink-soft lg:mt-0">{texts.understood}</p>
      <div className="rounded-[20px_20px_6px_20px] border border-transparent bg-leaf-pale px-4.5 py-3">
        <p lang={language.languageCode} className="text-[26px] leading-normal wrap-anywhere">
          {isSaid ? mended : <EditedText text={said} edits={edits} />}
        </p>
        {reading !== undefined && (
          <p lang={language.pronunciationTag} className="text-ink-soft wrap-anywhere">
            {reading}
          </p>
        )}
        <div className="mt-2.5 grid gap-1.5 border-t border-dashed border-leaf pt-2.5 text-[15px]">
          {corrections.map(({ original, explanation }) => (
            <Reason key={original} text={explanation} languageCode={language.languageCode} />
          ))}
          <HearActions text={mended} />
        </div>
      </div>
      {isSaid ? (
        <p role="status" className="flex gap-2.5 rounded-[14px] bg-rain-pale px-3.5 py-3 text-sm">
          <Check size={20} aria-hidden className="shrink-0" />
          {texts.fell}
        </p>
      ) : (
        <p className="text-sm text-ink-soft">{texts.nearlyEverybody}</p>
      )}
      <div className="mt-auto grid gap-2.5 pb-3 lg:mt-0">
        {isSaid ? (
          <WideButton
            ref={(button) => button?.focus({ preventScroll: true })}
            onClick={() => onAnswer({ step: 'mend', isSaid })}
          >
            {texts.goOn}
          </WideButton>
        ) : (
          <>
            <WideButton onClick={sayAgain}>{texts.sayAgain}</WideButton>
            <Button variant="ghost" size="lg" onClick={() => onAnswer({ step: 'mend', isSaid })}>
              {texts.goOnWithout}
            </Button>
          </>
        )}
      </div>
    </TalkFrame>
  )
}
