import type { ExerciseKind } from '@lingarden/domain/exercises/exercise'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Activity, PractisedMistake } from '@lingarden/domain/tutor-activity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { useTexts } from '@/i18n/texts'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import { readerMeaningsQuery } from '@/lib/courses/get-reader-meanings'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { useUser } from '@/lib/session/session-provider'
import { makeActivity } from '../api/make-activity'
import { TurnError } from '../api/stream-turn'
import { gatherMaterial, mistakesMade, textsToPractise } from './activity-material'
import type { Conversation } from '../conversation/conversation'

/** What an exercise is to be about. */
export interface ActivityWish {
  kind?: ExerciseKind
  mistake?: Pick<PractisedMistake, 'original' | 'corrected'>
}

/** An activity has no room for more. */
const mostMistakes = 5

const isSame = (a: NonNullable<ActivityWish['mistake']>, b: typeof a) =>
  a.original === b.original && a.corrected === b.corrected

interface Activities {
  isMaking: boolean
  /** Makes an exercise and adds it to the conversation; a failure is announced. */
  make: (wish: ActivityWish) => void
}

/** Exercises on request, made of the conversation and of what the learner got wrong. */
export function useActivities(
  languageCode: LanguageCode,
  conversation: Conversation,
  { dictionary, add }: { dictionary: Dictionary | undefined; add: (activity: Activity) => void },
): Activities {
  const { nothingToPractise } = useTexts('activities')
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const [isMaking, setIsMaking] = useState(false)

  async function make(wish: ActivityWish) {
    setIsMaking(true)
    try {
      const into = currentInterfaceLanguage()
      const wanted = readerMeaningsQuery(languageCode, into)
      const meanings = wanted.enabled
        ? await queryClient.ensureQueryData(wanted).catch(() => undefined)
        : undefined
      const material = await gatherMaterial(textsToPractise(conversation), dictionary, meanings)
      const { kind, mistake } = wish
      const made = mistakesMade(conversation, languageCode)
      const request = {
        languageCode,
        ...material,
        ...(kind && { kind }),
        mistakes: (mistake ? made.filter((other) => isSame(other, mistake)) : made).slice(0, mostMistakes),
        into,
      }
      add(await makeActivity(request, new AbortController().signal))
      void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) })
    } catch (cause) {
      logError('No exercise was made', cause)
      announce(cause, nothingToPractise)
    } finally {
      setIsMaking(false)
    }
  }

  return { isMaking, make: (wish) => void make(wish) }
}

function announce(cause: unknown, nothingToPractise: string) {
  if (cause instanceof TurnError && cause.code === 'nothing_to_practise')
    showToast({ title: nothingToPractise })
  else announceAiFailure(cause)
}
