import { useState } from 'react'
import { AskedPart } from '@/components/ui/asked-part'
import { buttonClass } from '@/components/ui/button'
import { FileUp } from '@/icons/icons.ts'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'

const loadDialog = withTexts(
  async () => (await import('./restore-dialog')).RestoreDialog,
  'account',
  'restore',
)

/** Takes in what an export has, here or from another server. */
export function RestoreButton() {
  const account = useTexts('account')
  const [file, setFile] = useState<File>()
  const close = () => setFile(undefined)
  return (
    <>
      <label
        className={`${buttonClass('secondary')} cursor-pointer focus-within:outline-2 focus-within:outline-leaf`}
      >
        <FileUp size={16} aria-hidden />
        {account.restore}
        <input
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={({ target }) => {
            setFile(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      {file && (
        <AskedPart load={loadDialog} onGone={close}>
          {(Dialog) => <Dialog file={file} onClose={close} />}
        </AskedPart>
      )}
    </>
  )
}
