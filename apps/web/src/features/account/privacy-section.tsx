import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { useTexts } from '@/i18n/texts'
import { DeleteAccountDialog } from './delete-account-dialog'
import { ExportButton } from './export-button'
import { RestoreButton } from './restore/restore-button'

/**
 * What is kept of the learner, to take along and to delete.
 * @param words the way to take the words along alone
 */
export function PrivacySection({ words }: { words: ReactNode }) {
  const { account, settings } = useTexts('account', 'settings')
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <Section id="privacy" title={settings.sections.privacy}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">{account.exportAbout}</p>
        <div className="flex flex-wrap gap-2">
          <ExportButton />
          {words}
        </div>
        <p className="text-sm text-ink-soft">{account.restoreAbout}</p>
        <div className="flex">
          <RestoreButton />
        </div>
      </div>
      <div className="grid gap-3 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">{account.deleteHint}</p>
        <Button variant="destructive" className="justify-self-start" onClick={() => setIsDeleting(true)}>
          {account.delete}
        </Button>
      </div>
      {isDeleting && <DeleteAccountDialog onClose={() => setIsDeleting(false)} />}
    </Section>
  )
}
