import { useTexts } from '@/i18n/texts'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { devPaths } from '@/lib/paths'

/** On a server that sends no mail: says so, and where the mail lies. */
export function MailboxNote() {
  const auth = useTexts('auth')
  if (getRuntimeConfig().mail !== 'mailbox') return null
  return (
    <p className="rounded-sm bg-leaf-pale p-3 text-sm">
      {auth.noMail}{' '}
      <a
        href={devPaths.mailbox}
        target="_blank"
        rel="noreferrer"
        className="font-medium text-leaf-deep underline"
      >
        {auth.openMailbox}
      </a>
    </p>
  )
}
