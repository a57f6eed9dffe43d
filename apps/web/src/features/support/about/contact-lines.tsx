import { useTexts } from '@/i18n/texts'
import { getRuntimeConfig } from '@/lib/runtime-config'

/** How the operator of this server can be reached, as far as they have told. */
export function ContactLines() {
  const { common, support } = useTexts('common', 'support')
  const { companyName, address, email, phone } = getRuntimeConfig().legal
  return (
    <address className="not-italic">
      {companyName && <p>{companyName}</p>}
      {address && <p className="whitespace-pre-line">{address}</p>}
      {email && (
        <p>
          {common.labelled(support.email)}{' '}
          <a href={`mailto:${email}`} className="text-leaf-deep underline underline-offset-4">
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          {common.labelled(support.phone)}{' '}
          <a
            href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
            className="text-leaf-deep underline underline-offset-4"
          >
            {phone}
          </a>
        </p>
      )}
    </address>
  )
}

/** Whether the operator has told any way to reach them. */
export function isContactKnown(): boolean {
  const { email, phone, address } = getRuntimeConfig().legal
  return [email, phone, address].some(Boolean)
}
