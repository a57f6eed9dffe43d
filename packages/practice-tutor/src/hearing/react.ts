import type { LanguageTag } from '@lingarden/languages/find-language'
import type { HearingRules, News, Reaction } from '@lingarden/languages/kit/tutor/hearing'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'

/** What may be said to something that was told: to its news, its topic or feeling, else that it was heard. */
export function reactionsTo(told: string, hearing: HearingRules): readonly string[] {
  const { news = none, reactions, default: any } = hearing
  const plain = plainMove(told)
  return [...news, ...reactions].find((reaction) => isCalledFor(reaction, plain))?.lines ?? any
}

/** The news that a text tells (“my grandfather is in hospital”, “I'm getting married”); undefined where it tells none. */
export function newsIn(text: string, language: LanguageTag): News | undefined {
  const plain = plainMove(text)
  return tutorRulesOf(language).hearing.news?.find((news) => isCalledFor(news, plain))
}

/** Whether a reaction fits a text as `plainMove` writes it: a film about a hospital is no bad news. */
export const isCalledFor = ({ about, never = noPatterns }: Reaction, plain: string): boolean =>
  patternIn(about).test(plain) && !patternIn(never).test(plain)

const none: readonly News[] = []
const noPatterns: readonly string[] = []
