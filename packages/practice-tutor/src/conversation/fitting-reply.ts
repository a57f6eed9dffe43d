import { tutorRulesOf } from '@lingarden/languages/loaded'
import { kindsIn } from '../hearing/kinds-in.ts'
import { newsIn, reactionsTo } from '../hearing/react.ts'
import { isMixed } from '../hearing/set-aside.ts'
import { readTold } from './asking-on/told.ts'
import { echoOf } from './echo.ts'
import { lineFor, pickUnsaid } from './lines.ts'
import { reflected } from './reflected.ts'
import type { SceneTurn } from './scene-turn.ts'

/** What an answer is replied to with: nobody who tells of a death or an illness hears how nice that is. */
export function fittingReply(
  reply: string | undefined,
  text: string,
  turn: Pick<SceneTurn, 'input' | 'scene' | 'lexicon'>,
): string {
  const { input, lexicon } = turn
  const { tag } = input.language
  const news = newsIn(text, tag)
  if (reply === undefined)
    return news
      ? pickUnsaid(news.lines, input)
      : (reflected(text, input) ?? echoOf(text, turn) ?? lineFor('understood', input))
  const isCheer = kindsIn(reply, tag, lexicon).has('cheer')
  const { mixed } = tutorRulesOf(tag).hearing
  if (isCheer && mixed && isMixed(text, { language: tag, lexicon })) return pickUnsaid(mixed, input)
  const isSad = () =>
    kindsIn(text, tag, lexicon).has('sad-news') ||
    readTold(text, { language: tag, lexicon }).feeling?.is === 'sad'
  if (!isCheer || (news ? !news.bad : !isSad())) return reply
  const [first] = tutorRulesOf(tag).hearing.reactions
  const lines = news?.lines ?? first?.lines
  return lines ? pickUnsaid(lines, input) : reply
}

/** Of an answer that only its topic is known of nothing is said but what its words call for. */
export function looseReply(text: string, turn: Pick<SceneTurn, 'input' | 'scene' | 'lexicon'>): string {
  const { input } = turn
  const { hearing } = tutorRulesOf(input.language.tag)
  const reactions = reactionsTo(text, hearing)
  return reactions === hearing.default
    ? (reflected(text, input) ?? echoOf(text, turn) ?? lineFor('understood', input))
    : pickUnsaid(reactions, input)
}
