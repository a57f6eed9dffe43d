import type { Profile } from '@lingarden/database/rows/profile'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMemo } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useUpdateProfile } from '@/lib/profile/update-profile'
import { useStableCallback } from '../../../lib/use-stable-callback'
import type { Conversation } from '../conversation/conversation'
import type { Mending } from '../conversation/messages'
import { keepSelfMended } from './keep-self-mended'
import type { LadderActions } from './message-ladder'

interface Ladder {
  conversation: Conversation
  languageCode: LanguageCode
  profile: Pick<Profile, 'id' | 'remember_learner'>
  mend: (messageId: string, mending: Mending) => void
}

/** What learners do with the mistakes that they look for themselves, and what is kept of it. */
export function useLadder({ conversation, languageCode, profile, mend }: Ladder): LadderActions {
  const ladder = useTexts('ladder')
  const update = useUpdateProfile()
  const onMend = useStableCallback((messageId: string, mending: Mending) => {
    const message = conversation.messages.find(({ id }) => id === messageId)
    // The talk may have gone on while a try was looked at.
    if (message?.type !== 'user' || message.mending?.end) return
    if (mending.end === 'self' && profile.remember_learner) keepSelfMended(profile.id, languageCode, message)
    mend(messageId, mending)
  })
  const onAlwaysShow = useStableCallback(() =>
    update.mutate(
      { hint_first: false },
      {
        onSuccess: () => showToast({ title: ladder.alwaysShown }),
        onError: () => showToast({ title: ladder.notSaved, variant: 'destructive' }),
      },
    ),
  )
  return useMemo(() => ({ onMend, onAlwaysShow }), [onMend, onAlwaysShow])
}
