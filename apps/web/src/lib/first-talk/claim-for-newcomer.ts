import { languageOf } from '@lingarden/languages/find-language'
import { claimTalk } from './claim-talk'
import { readTalk } from './stored-talk'

/**
 * Gives a new learner the first talk that this browser keeps. Whoever learns the language already did not come for it.
 * @param levels of the learner, by language code
 * @returns whether there was one
 * @throws the data API's error
 */
export async function claimForNewcomer(
  userId: string,
  levels: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const talk = readTalk()
  if (!talk || languageOf(talk.tag).languageCode in levels) return false
  await claimTalk(userId, talk)
  return true
}
