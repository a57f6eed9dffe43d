import { haveComeEasily } from '@lingarden/domain/easy-answers'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Level } from '@lingarden/domain/levels'
import type { Profile } from '@lingarden/database/rows/profile'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import type { Message } from '../conversation/messages'

interface LevelOfferProps {
  profile: Profile
  languageCode: LanguageCode
  messages: readonly Message[]
}

/**
 * For whoever skipped the level and talks as a beginner: once three answers in a row came easily, the way up. Either
 * answer is a chosen level, so that it is offered no more.
 */
export function LevelOffer({ profile, languageCode, messages }: LevelOfferProps) {
  const onboarding = useTexts('onboarding')
  const update = useUpdateProfile()
  const isChosen = Boolean(profile.language_levels[languageCode])
  if (isChosen || !haveComeEasily(answersOf(messages))) return null
  const choose = (level: Level) =>
    update.mutate(
      { language_levels: { ...profile.language_levels, [languageCode]: level } },
      { onError: (cause) => logError('The level could not be saved', cause) },
    )
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-leaf-pale/50 px-3 py-2 text-sm"
    >
      <p>{onboarding.cameEasily}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" onClick={() => choose('beginner')}>
          {onboarding.stayAtLevel}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => choose('elementary')}>
          {onboarding.levelUp}
        </Button>
      </div>
    </div>
  )
}

/** The learner's own answers since the last break. */
function answersOf(messages: readonly Message[]) {
  const since = messages.findLastIndex(({ type }) => type === 'session_break')
  return messages.slice(since + 1).flatMap((message) => {
    if (message.type !== 'user') return []
    const { content, isOffered = false, feedback } = message
    return [{ content, isOffered, feedback: feedback?.status === 'complete' ? feedback.feedback : undefined }]
  })
}
