import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'
import { joinNamed, namedIn } from '../hearing/named-together.ts'
import type { Step } from '../matching/align.ts'
import type { Match } from '../matching/match-answer.ts'
import { fillLine } from './turn.ts'

/** Words an open slot may have; more of them are a sentence, not a name. */
const longestName = 4

/** Words of the expected wording that the learner did not say. */
function unsaid(steps: readonly Step[]): Set<string> {
  const words = steps.flatMap((step) =>
    step.kind === 'missing' || (step.kind === 'match' && step.difference === 'other') ? [step.expected] : [],
  )
  return new Set(words)
}

/** “Lucía”, and nothing of what the wording has beside it. */
const isNameAlone = (steps: readonly Step[], value: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(value) &&
  steps.every(({ kind }) => kind === 'open' || kind === 'missing')

/** What the learner said for a line's slots, empty where they said nothing; undefined where one of them is in doubt. */
export function sureSlots(line: string, { steps, slots }: Match): Record<string, string> | undefined {
  const names = Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const missed = unsaid(steps)
  const isSure = (name: string) => {
    const open = steps.filter((step) => step.kind === 'open' && step.slot === name).length
    if (open > 0) return open <= longestName && (missed.size === 0 || isNameAlone(steps, slots[name] ?? ''))
    const value = slots[name]?.toLowerCase() ?? ''
    return ![...missed].some((word) => value.includes(word))
  }
  if (!names.every(isSure)) return undefined
  return Object.fromEntries(names.map((name) => [name, slots[name] ?? '']))
}

/**
 * Fills a line's slots with what the learner said; undefined where that is in doubt. To serve a coffee to somebody who
 * asked for a mojito would be worse than to say less.
 */
export function fillSure(line: string, match: Match): string | undefined {
  const slots = sureSlots(line, match)
  return slots && fillLine(line, slots)
}

/** “My hotel” is yours. */
function asTutorSays(slots: Record<string, string>, language: LanguageTag): Record<string, string> {
  const { own = {}, familiar = [] } = tutorRulesOf(language).hearing.echo ?? {}
  return Object.fromEntries(
    Object.entries(slots).map(([name, value]) => {
      const [first = '', ...rest] = value.split(' ')
      const said = own[first.toLowerCase()] ?? first
      return [name, familiar.includes(said) ? [said, ...rest].join(' ') : value]
    }),
  )
}

/** Fills a line of the tutor's likewise, in its own words. */
export function fillReply(line: string, match: Match, language: LanguageTag): string | undefined {
  const slots = sureSlots(line, match)
  return slots && fillLine(line, asTutorSays(slots, language))
}

/**
 * Fills a line's slots with what a text in the learner's own words names of what the scene lists; undefined where it names none, or
 * denies something.
 */
export function fillListed(
  line: string,
  text: string,
  { slots }: Pick<Scene, 'slots'>,
  language: LanguageTag,
): string | undefined {
  const names = Array.from(line.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  const said = names.map((name) => [name, namedIn(text, slots[name] ?? [], language)] as const)
  return said.every(([, values]) => values.length > 0)
    ? fillLine(line, Object.fromEntries(said.map(([name, values]) => [name, joinNamed(values, language)])))
    : undefined
}
