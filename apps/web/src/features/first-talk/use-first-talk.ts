import type { FirstTalk } from '@lingarden/languages/first-talk'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { talkAt } from '@lingarden/domain/first-talk/talk-at'
import { answersBefore, nextStep } from '@lingarden/domain/first-talk/talk-state'
import { type FirstAnswer, type FirstStep } from '@lingarden/domain/first-talk/answers'
import type { Level } from '@lingarden/domain/levels'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { readTalk, storeTalk, type StoredTalk } from '@/lib/first-talk/stored-talk'
import { firstTalkPaths } from '@/lib/paths'

const begin = (tag: LanguageTag): StoredTalk => ({
  id: crypto.randomUUID(),
  tag,
  level: 'beginner',
  answers: [],
})

/** The talk as it stands, kept in this browser; each step is an address, so that the browser's own way back leads to the one before. */
export function useFirstTalk(talk: FirstTalk, tag: LanguageTag) {
  const navigate = useNavigate()
  const [stored, setStored] = useState(() => {
    const kept = readTalk()
    return kept?.tag === tag ? kept : begin(tag)
  })
  const keep = (next: StoredTalk) => {
    storeTalk(next)
    setStored(next)
  }
  return {
    stored,
    chooseLevel: (level: Level, knowsSome = false) => {
      keep({ ...begin(tag), level, knowsSome })
      void navigate(firstTalkPaths.at(tag, 'hello'))
    },
    answer: (answer: FirstAnswer) => {
      const answers = [...answersBefore(stored.answers, answer.step), answer]
      keep({ ...stored, answers })
      void navigate(firstTalkPaths.at(tag, nextStep(talkAt(talk, stored), answers) ?? 'keep'))
    },
  }
}

/** What was answered up to a step: an address of a step that was not reached yet shows the one that was. */
export function reachedStep(
  talk: FirstTalk,
  answers: readonly FirstAnswer[],
  wanted: FirstStep,
): { step: FirstStep | undefined; before: FirstAnswer[] } {
  const before = answersBefore(answers, wanted)
  const step = nextStep(talk, before)
  return { step, before }
}
