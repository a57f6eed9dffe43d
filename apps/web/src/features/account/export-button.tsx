import { Download } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { saveFile } from '@/lib/save-file'
import { openStorage } from '@/lib/storage'
import { getSupabase } from '@/lib/supabase'
import { collectOwnData } from './api/collect-own-data'

/** Everything that is kept of the learner, as one file. */
export function ExportButton() {
  const account = useTexts('account')
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    setIsBusy(true)
    try {
      const now = new Date()
      const data = await collectOwnData(getSupabase(), await openStorage(), now)
      const content = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
      saveFile(content, `lingarden-${now.toISOString().slice(0, 10)}.json`)
    } catch (cause) {
      logError('The data could not be collected', cause)
      showToast({ title: account.exportFailed, variant: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {isBusy ? account.exporting : account.exportAll}
    </Button>
  )
}
