import { z } from 'zod'
import { helpLanguageCodes, type HelpLanguage } from '../../help-languages.ts'

export type TextInAll = Record<HelpLanguage, string>

/** In this order a text stands in all languages of the readers, parted by bars. */
const order: readonly HelpLanguage[] = ['en', 'es', 'fr', 'zh']

/** A text in all languages of the readers. */
export const textInAll = z.string().transform((all, context): TextInAll => {
  const texts = partsOf(all)
  if (texts.length !== order.length || texts.includes(''))
    context.addIssue({ code: 'custom', message: `“${all}” is not in ${order.length} languages` })
  return inOrder(texts)
})

/** The parts of a row between its bars. */
export const partsOf = (row: string): string[] => row.split(' | ').map((one) => one.trim())

const inOrder = (texts: readonly string[]): TextInAll => {
  const [en = '', es = '', fr = '', zh = ''] = texts
  return { en, es, fr, zh }
}

/** Whether texts are written in a language so. */
export const isInAll = (tag: string): tag is HelpLanguage =>
  (helpLanguageCodes as readonly string[]).includes(tag)

/** What texts mean, by the text in a language. */
export const meaningsByText = (
  texts: readonly TextInAll[],
  tag: HelpLanguage,
): Record<string, Partial<TextInAll>> =>
  Object.fromEntries(
    texts.map((all) => [
      all[tag],
      Object.fromEntries(Object.entries(all).filter(([code]) => code !== tag)) as Partial<TextInAll>,
    ]),
  )
