import { stageWith } from '@lingarden/domain/mistakes/mistake-life'
import { mistakeDue, type MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { AsideButton, StageFoot } from '@/components/stage/stage-foot'
import { Stage } from '@/components/stage/stage'
import { buttonClass } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card-class'
import { classNames } from '@/components/ui/class-names'
import { formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'
import { MendedParts } from './mended-parts'
import { StageDrawing } from './mistake-life'
import type { PractisedMistake } from './mistake-round'

interface RoundOverProps {
  mistakes: readonly PractisedMistake[]
  /** What was answered first, by the mistake's id. */
  answers: ReadonlyMap<string, MistakeAnswer>
  language: SupportedLanguage
  onLeave: () => void
}

/** The sentences of a round as they are now, what has grown, and when the others come back. */
export function RoundOver({ mistakes, answers, language, onLeave }: RoundOverProps) {
  const { mistakes: texts, review } = useTexts('mistakes', 'review')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [now] = useState(() => Date.now())
  const mended = mistakes.map((mistake) => {
    const answer = answers.get(mistake.id)
    const all = [...mistake.answers, ...(answer ? [answer] : [])]
    return { mistake, stage: stageWith({ stage: mistake.stage, answers: all }), due: mistakeDue(all) }
  })
  const grown = mended.filter(({ mistake, stage }) => stage === 'grown' && mistake.stage !== 'grown').length
  const hasMended = [...answers.values()].some(({ isRight }) => isRight)
  const back = mended.filter(({ stage }) => stage !== 'grown').length
  return (
    <Stage bar={<div className="stage-bar-in" />}>
      <section aria-labelledby="mistakes-done" className="stage-main stage-drill gap-4">
        <div className="grid gap-2">
          <h1
            ref={heading}
            id="mistakes-done"
            tabIndex={-1}
            className="font-display text-2xl font-semibold outline-none md:text-3xl"
          >
            {hasMended ? texts.mendedToday : texts.roundOver}
          </h1>
          <p className="text-ink-soft">
            {grown > 0 && texts.grownNow(grown)} {back > 0 && texts.comeBack(back)}
          </p>
        </div>
        <ul className="grid gap-2.5">
          {mended.map(({ mistake, stage, due }) => (
            <MendedRow
              key={mistake.id}
              mistake={mistake}
              stage={stage}
              untilDue={due - now}
              language={language}
            />
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{review.mistakesDoneHint}</p>
      </section>
      <StageFoot>
        <AsideButton onClick={onLeave}>{texts.back}</AsideButton>
        <Link to={reviewPaths.home} className={classNames(buttonClass('primary', 'lg'), 'stage-primary')}>
          {texts.done}
        </Link>
      </StageFoot>
    </Stage>
  )
}

interface MendedRowProps {
  mistake: PractisedMistake
  stage: PractisedMistake['stage']
  /** Milliseconds until it comes back. */
  untilDue: number
  language: SupportedLanguage
}

function MendedRow({ mistake, stage, untilDue, language }: MendedRowProps) {
  const mistakes = useTexts('mistakes')
  const [locale] = useInterfaceLanguage()
  const when = stage === 'grown' ? '' : mistakes.comesBack(formatSpan(locale, Math.max(0, untilDue)))
  return (
    <li
      className={`${cardClass('md')} grid grid-cols-[44px_minmax(0,1fr)] items-center gap-3.5 px-3.5 py-2.5`}
    >
      <StageDrawing stage={stage} before={mistake.stage} flower={language.flower} size={44} />
      <div className="grid gap-0.5 wrap-anywhere">
        <MendedParts mistake={mistake} languageCode={language.languageCode} />
        <p className="text-sm text-ink-soft">
          {mistakes.stages[stage]}
          {when !== '' && ` · ${when}`}
        </p>
      </div>
    </li>
  )
}
