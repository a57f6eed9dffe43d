import type { OneWord } from '@lingarden/domain/counted-words/leads-to'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { readBankAgainInTabs } from '@/lib/bank/read-again'
import { logError } from '@/lib/log'
import { reviewKeys } from '@/lib/review/keys'
import { useUser } from '@/lib/session/session-provider'
import { sendWaiting } from '@/lib/sync/deliver'
import { joinTerms, partTerms } from './join-terms'

/** Makes terms one word, or parts them again, on the server, as the log of reviews lies there. */
export function useJoinTerms(languageCode: LanguageCode) {
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const { id: userId } = useUser()
  const client = useQueryClient()
  const owner = { userId, languageCode }

  async function change(task: () => Promise<void>) {
    // What waits of these words goes first.
    await sendWaiting(userId)
    await task()
    await Promise.all([
      readBankAgainInTabs(client, owner),
      client.invalidateQueries({ queryKey: reviewKeys.logOf(userId, languageCode) }),
      client.invalidateQueries({ queryKey: ['joined-terms', userId, languageCode] }),
    ])
  }
  const onError = (cause: unknown) => {
    logError('Terms could not be joined or parted', cause)
    showToast({ title: bank.actionFailed, variant: 'destructive' })
  }
  const part = useMutation({
    mutationFn: (ids: readonly string[]) =>
      change(async () => {
        for (const id of ids) await partTerms(owner, id)
      }),
    onError,
  })
  const join = useMutation({
    mutationFn: async (pairs: readonly OneWord[]) => {
      const ids = pairs.map(() => crypto.randomUUID())
      await change(async () => {
        for (const [place, pair] of pairs.entries()) await joinTerms(owner, pair, ids[place] ?? '')
      })
      return ids.toReversed()
    },
    onSuccess: (ids) =>
      showToast({
        title: bankWords.joined(ids.length),
        action: { label: bank.undo, onClick: () => part.mutate(ids) },
      }),
    onError,
  })
  return { join, part }
}
