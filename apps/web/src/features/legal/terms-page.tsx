import { getRuntimeConfig } from '@/lib/runtime-config'
import { LegalDocument } from './legal-document'
import { withPlaceholders } from './legal-names'
import { termsSections } from './terms'

export function TermsPage() {
  const names = withPlaceholders(getRuntimeConfig().legal)
  return (
    <LegalDocument
      title="Terms of Service"
      intro={`These terms are the agreement between you and ${names.companyName} (“we”, “us”) on your use of Lingarden. Please read them before you create an account.`}
      sections={termsSections(names)}
    />
  )
}
