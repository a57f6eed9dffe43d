import type { SceneTurn } from '../scene-turn.ts'
import { readTold, type Told } from './told.ts'
import { goesOn, type TopicTold } from './topics-told.ts'

/** What a message is about; where it only names again what was told before (“it is two years old”), that. */
export function topicsOf(
  told: Told,
  { input, text, lexicon }: Pick<SceneTurn, 'input' | 'text' | 'lexicon'>,
): readonly TopicTold[] {
  const { topics } = told
  const { tag: language } = input.language
  const before = input.history.findLast(({ role }) => role === 'user')?.content
  const isEvent = told.fits('happened')
  if (topics.length > 0 || isEvent || before === undefined || !goesOn(text, language)) return topics
  return readTold(before, { language, lexicon }).topics.slice(0, 1)
}
