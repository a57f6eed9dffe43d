import { withoutAccents } from '@lingarden/text/accents'
import { replaceInOrder, type Replacement } from '../../kit/spoken/replace-in-order.ts'

const sounds: readonly Replacement[] = [
  // 1 is written for all of them.
  [/^un[oa]$/u, 'un'],
  [/(?<!c)h/gu, ''],
  [/v/gu, 'b'],
  [/ll/gu, 'y'],
  [/qu(?=[ei])/gu, 'k'],
  [/g(?=[ei])/gu, 'j'],
  [/z|c(?=[ei])/gu, 's'],
  [/c(?!h)/gu, 'k'],
]

/** What a Spanish word sounds like, roughly, wherever Spanish is spoken. */
export const spanishSound = (word: string): string => replaceInOrder(withoutAccents(word), sounds)
