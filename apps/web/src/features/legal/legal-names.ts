import type { RuntimeConfig } from '@lingarden/domain/runtime-config'

export type LegalNames = RuntimeConfig['legal']

const placeholders: LegalNames = {
  companyName: '[Company name]',
  address: '[Company address]',
  email: '[Contact email]',
  phone: '[Contact phone]',
  jurisdiction: '[Jurisdiction]',
  venue: '[Venue]',
}

/** The operator's names, with a placeholder for each that is not set (requirement 2.3d). */
export function withPlaceholders(names: LegalNames): LegalNames {
  const set = Object.entries(names).filter(([, value]) => value !== '')
  return { ...placeholders, ...Object.fromEntries(set) }
}
