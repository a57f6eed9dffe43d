import type { Retry } from '@lingarden/domain/ladder/read-retry'
import type { Correction } from '@lingarden/domain/tutor-turn'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { useProfile } from '@/lib/profile/get-profile'
import type { Mending, UserMessage } from '../conversation/messages'
import { useWriteOut } from '../conversation/use-write-out'
import { judgeRetry } from './judge-retry'

/** Tries after which the right form is shown. */
const mostTries = 2

interface MendingOf {
  message: UserMessage
  correction: Correction
  languageCode: LanguageCode
  onMend: (messageId: string, mending: Mending) => void
}

/** The learner's tries to mend a mistake of a message themselves. */
export function useMending({ message, correction, languageCode, onMend }: MendingOf) {
  const { id, content, feedback, mending = { tries: 0 } } = message
  const writeOut = useWriteOut(languageCode)
  const gender = useProfile().data?.gender ?? null
  /** What the last try came to. */
  const [missed, setMissed] = useState<Exclude<Retry, 'right'>>()
  const [isJudged, setIsJudged] = useState(false)
  const mended = feedback?.status === 'complete' ? feedback.feedback.mended : undefined
  const { tries } = mending

  async function tryAgain(text: string) {
    setIsJudged(true)
    const said = await writeOut(text)
    const retry = await judgeRetry(said, { sentence: content, correction, mended }, languageCode, gender)
    setIsJudged(false)
    if (retry === 'right') return onMend(id, { tries, end: 'self' })
    setMissed(retry)
    onMend(id, { tries: tries + 1, ...(tries + 1 >= mostTries && { end: 'shown' }) })
  }

  return { mending, missed, isJudged, tryAgain, show: () => onMend(id, { tries, end: 'shown' }) }
}
