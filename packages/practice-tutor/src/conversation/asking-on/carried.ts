import type { SceneTurn } from '../scene-turn.ts'
import { aspectsAsked, aspectsTold } from './aspects.ts'
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
  const all = readTold(before, { language, lexicon }).topics
  // “He is called Oscar” is said of what is asked its name.
  const tells = aspectsTold(text, language)
  const isMeant = ({ topic: { asks } }: TopicTold) =>
    Object.values(asks).some((questions) =>
      questions.some(({ ask }) => aspectsAsked(ask, language).some((aspect) => tells.includes(aspect))),
    )
  return [all.find(isMeant) ?? all[0]].filter((each) => each !== undefined)
}
