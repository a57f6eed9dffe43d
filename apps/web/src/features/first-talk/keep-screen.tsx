import { answerTo } from '@lingarden/domain/first-talk/answers'
import { difficultyOptions } from '@lingarden/domain/levels'
import type { PlantedSeed } from '@lingarden/domain/first-talk/seeds'
import { sentenceOf } from '@lingarden/domain/first-talk/talk-state'
import type { ReactNode } from 'react'
import { translateFixed } from '@/i18n/catalogue'
import { Check } from '@/icons/icons.ts'
import type { StoredTalk } from '@/lib/first-talk/stored-talk'
import { Bed } from './bed'
import { Heading } from './heading'
import { useTalk } from './talk-context'
import { TalkFrame } from './talk-frame'

interface KeepScreenProps {
  stored: StoredTalk
  seeds: readonly PlantedSeed[]
  /** How it is kept. */
  children: ReactNode
}

/** What has grown, as a receipt, and how to keep it. */
export function KeepScreen({ stored, seeds, children }: KeepScreenProps) {
  const { texts } = useTalk()
  const lines = useLineCount(stored)
  const hasSprouted = seeds.some(({ stage }) => stage === 'sprout')
  return (
    <TalkFrame step="goodbye" hasPortrait={false} bed={<Bed seeds={seeds} isWide />}>
      <div className="grid content-start gap-4 lg:col-span-2 lg:-ml-89 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-center lg:gap-9">
        <div className="grid gap-3">
          <Heading className="text-[32px] lg:text-[48px]">{texts.keep.title}</Heading>
          <p className="text-ink-soft">
            {lines > 0 && texts.keep.lines(lines)} {hasSprouted && texts.keep.sprouted}
          </p>
          <Receipt stored={stored} seeds={seeds} hasSprouted={hasSprouted} />
        </div>
        {children}
      </div>
    </TalkFrame>
  )
}

/** Sentences that the learner said. */
function useLineCount({ answers }: StoredTalk): number {
  const { talk } = useTalk()
  return answers.filter((answer) => sentenceOf(talk, answer, answers) !== undefined).length
}

type ReceiptProps = Omit<KeepScreenProps, 'children'> & { hasSprouted: boolean }

function Receipt({ stored: { level, answers }, seeds, hasSprouted }: ReceiptProps) {
  const { texts, language, reader, tutor } = useTalk()
  const { keep } = texts
  const { title } = language.names[reader]
  const named = difficultyOptions.find(({ value }) => value === level)
  const lines = [
    named ? keep.languageAt(title, translateFixed(named.label).toLowerCase()) : title,
    ...(seeds.length > 0 ? [(hasSprouted ? keep.wordsRecalled : keep.words)(seeds.length)] : []),
    ...(answers.length > 0 ? [answerTo(answers, 'mend') ? keep.talkMended(tutor) : keep.talk(tutor)] : []),
  ]
  return (
    <ul aria-label={keep.receipt} className="grid gap-1.5 text-[15px]">
      {lines.map((line) => (
        <li key={line} className="flex items-center gap-2.5">
          <Check size={20} aria-hidden className="shrink-0 text-leaf" />
          {line}
        </li>
      ))}
    </ul>
  )
}
