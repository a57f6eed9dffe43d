import type { MistakeStage } from '@lingarden/domain/mistakes/mistake-life'
import { stageWith } from '@lingarden/domain/mistakes/mistake-life'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { DrillScene } from '@/components/exercises/drill-scene'
import { TutorPortrait } from '@/components/portraits/tutor-portrait'
import { PractiseButton } from '@/components/speaking/practise-button'
import { formatDate } from '@/i18n/format'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { currentDay } from '@/lib/analytics/use-today'
import type { KeptMistake } from '../../../lib/mistakes/kept-mistake'
import { MendHelp } from './mend-help'
import { MendedParts } from './mended-parts'
import { MistakeLife } from './mistake-life'
import type { PractisedMistake } from './mistake-round'

/** What stands around a sentence of one's own that is mended: when it was written, a hint, and how it grows. */
export function useMendScene(mistakes: readonly PractisedMistake[], language: SupportedLanguage) {
  const texts = useTexts('mistakes')
  const [locale] = useInterfaceLanguage()
  const { languageCode, flower } = language
  return (place: number, isFirst: boolean): DrillScene | undefined => {
    const mistake = mistakes[place]
    if (!mistake) return undefined
    const { drill, explanation, madeAt, stage } = mistake
    const made = madeAt.at(-1)
    /** It grows by its first answer only. */
    const after = (isKnown: boolean) => (isFirst ? stageAfter(mistake, isKnown) : stage)
    return {
      isOwn: drill.task.kind !== 'choice',
      above: made !== undefined && (
        <p className="flex items-end gap-3 text-sm text-ink-soft">
          <TutorPortrait language={language} className="w-13 shrink-0" />
          {texts.youWrote(formatDate(locale, new Date(made).toISOString()))}
        </p>
      ),
      done: texts.isMended,
      settled: drill.task.kind !== 'choice' && (
        <div className="text-xl leading-normal *:text-xl">
          <MendedParts mistake={mistake} languageCode={languageCode} />
        </div>
      ),
      help: <MendHelp mistake={mistake} languageCode={languageCode} />,
      warnOf: (given) => (isOldMistake(mistake, given) ? texts.saidThen : undefined),
      said: (isKnown) => (
        <>
          {explanation && <p>{explanation}</p>}
          {stage !== 'grown' && after(isKnown) === 'grown' && <p className="font-medium">{texts.hasGrown}</p>}
        </>
      ),
      after: (isKnown) => <MistakeLife stage={after(isKnown)} before={stage} flower={flower} isLarge />,
      foot: (
        <PractiseButton
          text={drill.right}
          languageCode={languageCode}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-card text-leaf hover:bg-sunken"
          isSign
        />
      ),
      heardAfter: drill.right,
    }
  }
}

/** Where a mistake is in its life with an answer of today. */
const stageAfter = (mistake: KeptMistake, isRight: boolean): MistakeStage =>
  stageWith({
    stage: mistake.stage,
    answers: [...mistake.answers, { id: '', at: Date.now(), day: currentDay(), isRight }],
  })

/** Whether what was written into the gaps is what stood there then. */
function isOldMistake({ drill: { task } }: PractisedMistake, given: readonly string[]): boolean {
  if (task.kind !== 'cloze' || task.bank || !task.struck) return false
  const plain = (text = '') => text.trim().toLowerCase()
  return given.length > 0 && task.struck.every((wrong, place) => plain(wrong) === plain(given[place]))
}
