import type { LegalText } from '../../src/features/legal/legal-text.ts'

/**
 * Reads a legal text: its title, an introduction, and sections with a title and paragraphs.
 * @throws Error where it has another shape
 */
export function parseLegal(text: string): LegalText {
  const [head = '', ...rest] = text.trim().split(/^## /m)
  const [title = '', intro, ...more] = head.trim().split(/\n{2,}/)
  if (!title.startsWith('# ') || !intro || more.length > 0 || rest.length === 0)
    throw new Error('a legal text has a title, one paragraph of introduction, and sections')
  return { title: title.slice(2), intro, sections: rest.map(parseSection) }
}

function parseSection(text: string): LegalText['sections'][number] {
  const [title = '', ...paragraphs] = text.trim().split(/\n{2,}/)
  if (paragraphs.length === 0) throw new Error(`the section “${title}” says nothing`)
  return { title, paragraphs }
}
