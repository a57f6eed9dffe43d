import { getRuntimeConfig } from '@/lib/runtime-config'
import { LegalDocument } from './legal-document'
import { withPlaceholders } from './legal-names'
import { privacySections } from './privacy'

export function PrivacyPage() {
  const names = withPlaceholders(getRuntimeConfig().legal)
  return (
    <LegalDocument
      title="Privacy Policy"
      intro={`This policy says what personal data ${names.companyName} (“we”, “us”) processes when you use Lingarden, why, and what you can do about it.`}
      sections={privacySections(names)}
    />
  )
}
