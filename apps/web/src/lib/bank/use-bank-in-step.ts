import { useQueryClient } from '@tanstack/react-query'
import { isOf } from '@lingarden/sync/mutation'
import { useEffect, useEffectEvent } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { queue } from '@/lib/sync/queue'
import { onLateRefusal } from './bank-edits'
import { bankTopic } from './bank-topic'
import { showEdit } from './change-bank'
import { isToBeRead, readBankAgain, readBankAgainInTabs } from './read-again'
import { wordCounts } from './word-counts'

/** Milliseconds without further counts after which the bank is read with them: many may be sent one after the other. */
const countsRest = 200

/** Keeps the bank of this tab in step with other tabs, and with what the server refuses long after it was changed. */
export function useBankInStep(): void {
  const bank = useTexts('bank')
  const { id } = useUser()
  const client = useQueryClient()
  useEffect(() => {
    /** Languages whose bank was to be read when an edit was heard of: the reading may lack it, or is put off by it. */
    const outdated = new Set<string>()
    return bankTopic.hear((news) => {
      if (news.userId !== id) return
      const { languageCode } = news
      if ('edit' in news) {
        if (isToBeRead(client, news)) outdated.add(languageCode)
        showEdit(client, news, news.edit)
      } else if ('isStale' in news || outdated.delete(languageCode)) void readBankAgain(client, news)
    })
  }, [client, id])
  const onRefusal = useEffectEvent((languageCode: string) => {
    showToast({ title: bank.refused, variant: 'destructive' })
    void readBankAgainInTabs(client, { userId: id, languageCode })
  })
  useEffect(() => {
    const arrived = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = queue.onSettled((one, outcome) => {
      if (outcome !== 'sent' || !isOf(wordCounts, one) || one.mutation.userId !== id) return
      arrived.add(one.mutation.languageCode)
      clearTimeout(timer)
      timer = setTimeout(() => {
        for (const languageCode of arrived) void readBankAgainInTabs(client, { userId: id, languageCode })
        arrived.clear()
      }, countsRest)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client, id])
  useEffect(() => onLateRefusal(({ languageCode }) => onRefusal(languageCode)), [])
}
