import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useUser } from '@/lib/session/session-provider'
import { hearTabs, tellTabs } from './bank-channel'
import { showEdit } from './change-bank'
import { onLateRefusal } from './deliver-edit'
import { bankKeys } from './keys'

/** Keeps the bank of this tab in step with other tabs, and with what the server refuses long after it was changed. */
export function useBankInStep(): void {
  const { bank } = useTexts()
  const { id } = useUser()
  const client = useQueryClient()
  useEffect(() => {
    /** Languages whose bank was being read when an edit was heard of, so that the reading may lack it. */
    const outdated = new Set<string>()
    return hearTabs((news) => {
      if (news.userId !== id) return
      const { languageCode } = news
      const queryKey = bankKeys.of(id, languageCode)
      if ('edit' in news) {
        if (client.isFetching({ queryKey }) > 0) outdated.add(languageCode)
        showEdit(client, news, news.edit)
      } else if ('isStale' in news || outdated.delete(languageCode))
        void client.invalidateQueries({ queryKey })
    })
  }, [client, id])
  const onRefusal = useEffectEvent((languageCode: string) => {
    showToast({ title: bank.refused, variant: 'destructive' })
    tellTabs({ userId: id, languageCode, isStale: true })
    void client.invalidateQueries({ queryKey: bankKeys.of(id, languageCode) })
  })
  useEffect(() => onLateRefusal(({ languageCode }) => onRefusal(languageCode)), [])
}
