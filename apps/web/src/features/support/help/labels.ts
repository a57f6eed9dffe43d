import type { GroupName, Texts } from '@/i18n/groups'

/** The groups of texts that articles name. */
export const labelledGroups = [
  'account',
  'activities',
  'auth',
  'bank',
  'bankFiles',
  'bankWords',
  'cards',
  'charts',
  'common',
  'courses',
  'dashboard',
  'feedback',
  'friends',
  'ladder',
  'memory',
  'phrases',
  'plans',
  'review',
  'settings',
  'shell',
  'speech',
  'suggestions',
  'talks',
  'tutor',
  'voice',
  'words',
] as const satisfies readonly GroupName[]

/** What they say. */
export type LabelTexts = Pick<Texts, (typeof labelledGroups)[number]>

/** A piece of an article: plain text, or the name of something on the screen. */
export interface TextPart {
  text: string
  isLabel: boolean
}

const labelPattern = /\{([\w.]+)\}/

/**
 * The text that stands on the screen under a path such as `tutor.send`.
 * @throws where there is no such text, or where it is none by itself
 */
function findLabel(path: string, texts: LabelTexts): string {
  let found: unknown = texts
  for (const key of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[key]
  if (typeof found !== 'string') throw new Error(`There is no text ${path}`)
  return found
}

/** Splits a text of an article at the names in braces and puts in what they are called on the screen. */
export function splitLabels(text: string, texts: LabelTexts): TextPart[] {
  // Splitting at a pattern with a group puts what the group matched at every second place.
  return text
    .split(labelPattern)
    .map((part, place) =>
      place % 2 === 1 ? { text: findLabel(part, texts), isLabel: true } : { text: part, isLabel: false },
    )
    .filter((part) => part.text !== '')
}

/** The text as it reads, with the names put in. */
export const fillLabels = (text: string, texts: LabelTexts): string =>
  splitLabels(text, texts)
    .map((part) => part.text)
    .join('')
