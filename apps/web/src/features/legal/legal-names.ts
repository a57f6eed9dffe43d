import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { LegalText } from './legal-text'

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

/** A legal text with the operator's names where it has them in braces, such as `{companyName}`. */
export function fillNames({ title, intro, sections }: LegalText, names: LegalNames): LegalText {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (brace, name: string) => names[name as keyof LegalNames] ?? brace)
  return {
    title,
    intro: fill(intro),
    sections: sections.map((section) => ({
      title: section.title,
      paragraphs: section.paragraphs.map(fill),
    })),
  }
}
