import { tutorRulesOf } from '@lingarden/languages/loaded'
import { contentWords } from '../hearing/content-words.ts'
import type { Heard } from '../hearing/heard.ts'
import { newsIn } from '../hearing/react.ts'
import { partsBeside } from './parts-beside.ts'
import { pickUnsaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'

/**
 * What is said to news that came with an answer (“six of us, but my grandfather is in hospital”), before the reply to that; nothing
 * where the reply has words for such news itself.
 */
export function newsBeside(turn: SceneTurn, heard: Heard, reply: string): string[] {
  const { input, lexicon } = turn
  const { tag } = input.language
  const [told] = partsBeside(turn, heard).flatMap((part) => newsIn(part, tag) ?? [])
  if (!told) return []
  const { news = [] } = tutorRulesOf(tag).hearing
  const alike = told.bad ? news.filter(({ bad }) => bad) : [told]
  const words = contentWords(alike.flatMap(({ lines }) => lines).join(' '), tag, lexicon)
  const isTakenUp = [...contentWords(reply, tag, lexicon)].some((word) => words.has(word))
  return isTakenUp ? [] : [pickUnsaid(told.lines, input)]
}
