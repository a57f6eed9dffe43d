import { mistakeInSentence } from '@lingarden/domain/mistakes/mistake-in-sentence'
import { mistakeDue } from '@lingarden/domain/mistakes/mistake-schedule'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { diffSentences } from '@lingarden/text/sentence-diff'
import { CorrectedSentence } from '@/components/corrections/corrected-sentence'
import { gatherChanges } from '@/components/corrections/gather-changes'
import { ForgetButton } from '@/components/memory/forget-button'
import { HearButton } from '@/components/speech/hear-button'
import { cardClass } from '@/components/ui/card-class'
import { formatDate, formatSpan } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import type { KeptMistake } from '../../../lib/mistakes/kept-mistake'
import { MistakeLife, StageDrawing } from './mistake-life'
import { MistakeTrendLine } from './mistake-trend-line'

interface MistakeRowProps {
  mistake: KeptMistake
  languageCode: LanguageCode
  /** Milliseconds since the epoch. */
  now: number
  onForget: () => void
}

/** A mistake in its sentence: what was written and what is right, why, how often, and where it is in its life. */
export function MistakeRow({ mistake, languageCode, now, onForget }: MistakeRowProps) {
  const { memory, mistakes } = useTexts('memory', 'mistakes')
  const { original, corrected, explanation, category, stage, timesMade, madeAt } = mistake
  const pair = mistakeInSentence(mistake) ?? { wrong: original, right: corrected }
  const parts = gatherChanges(diffSentences(pair.wrong, pair.right))
  return (
    <li className={`${cardClass('md')} grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3 p-3 sm:p-4`}>
      <span className="pt-1">
        <StageDrawing stage={stage} size={32} />
      </span>
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <CorrectedSentence parts={parts} languageCode={languageCode} />
        {explanation && <p className="text-sm">{explanation}</p>}
        {mistake.sentence !== null && mistake.mended === null && (
          <p className="text-sm text-ink-soft">{mistakes.notMended}</p>
        )}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span className="rounded-full border border-control-line px-2 text-xs">
            {mistakes.kinds[category]}
          </span>
          {mistake.isSelfMended && <span>{mistakes.selfMended}</span>}
          <MistakeTrendLine timesMade={timesMade} madeAt={madeAt} now={now} />
        </p>
      </div>
      <div className="flex flex-col items-center sm:flex-row sm:self-start">
        <HearButton text={pair.right} languageCode={languageCode} />
        <ForgetButton title={memory.forget(corrected || original)} onForget={onForget} />
      </div>
      <div className="col-span-full mt-2 grid gap-1 sm:col-start-2 sm:col-end-3">
        <MistakeLife stage={stage} />
        <p className="text-sm text-ink-soft">{useNextStep(mistake, now)}</p>
      </div>
    </li>
  )
}

/** When it comes back, or since when it is grown. */
function useNextStep({ stage, grownAt, answers }: KeptMistake, now: number): string {
  const mistakes = useTexts('mistakes')
  const [language] = useInterfaceLanguage()
  if (stage === 'grown') return grownAt === null ? '' : mistakes.grownOn(formatDate(language, grownAt))
  const due = mistakeDue(answers)
  return due <= now ? mistakes.dueToday : mistakes.comesBack(formatSpan(language, due - now))
}
