import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { kindsIn } from '../hearing/kinds-in.ts'
import { reactionsTo } from '../hearing/react.ts'
import { lineFor, pickUnsaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'

/** What an answer is replied to with: nobody who tells of a death or an illness hears how nice that is. */
export function fittingReply(
  reply: string | undefined,
  text: string,
  { input, lexicon }: Pick<SceneTurn, 'input' | 'lexicon'>,
): string {
  if (reply === undefined) return lineFor('understood', input)
  const { tag } = input.language
  const isCheer = kindsIn(reply, tag, lexicon).has('cheer')
  if (!isCheer || !kindsIn(text, tag, lexicon).has('sad-news')) return reply
  const [first] = tutorRulesOf(tag).hearing.reactions
  return first ? pickUnsaid(first.lines, input) : reply
}

/** Of an answer that only its topic is known of nothing is said but what its words call for. */
export function looseReply(text: string, input: TutorTurnInput): string {
  const { hearing } = tutorRulesOf(input.language.tag)
  const reactions = reactionsTo(text, hearing)
  return reactions === hearing.default ? lineFor('understood', input) : pickUnsaid(reactions, input)
}
