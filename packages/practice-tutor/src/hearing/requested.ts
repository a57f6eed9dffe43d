import type { HearingRules } from '@lingarden/languages/kit/tutor/hearing'
import { sourceOfMove } from './move-pattern.ts'

/**
 * What a polite request asks for, as it was written: “could you bring me a beer?” wants “a beer”.
 * @returns undefined where a text begins with no request, or wants nothing
 */
export function requestedIn(text: string, hearing: HearingRules): string | undefined {
  const start = startOf(hearing)?.exec(text.replaceAll('’', "'"))
  if (!start) return undefined
  const wanted = text.slice(start[0].length).replace(endOf(hearing), '').trim()
  return /\p{L}/u.test(wanted) ? wanted : undefined
}

interface Bounds {
  start: RegExp | undefined
  end: RegExp
}

const known = new WeakMap<HearingRules, Bounds>()

const startOf = (hearing: HearingRules): RegExp | undefined => boundsOf(hearing).start
const endOf = (hearing: HearingRules): RegExp => boundsOf(hearing).end

/** Between the words of a request stand spaces, commas and hyphens as they are written. */
function boundsOf(hearing: HearingRules): Bounds {
  const made = known.get(hearing) ?? {
    start: hearing.request && new RegExp(`^[^\\p{L}]*(?:${sourcesOf(hearing.request)})`, 'iu'),
    end: new RegExp(`(?:${sourcesOf(hearing.requestEnd ?? [])}|[\\s\\p{P}])*$`, 'iu'),
  }
  known.set(hearing, made)
  return made
}

const sourcesOf = (patterns: readonly string[]): string =>
  patterns.length === 0
    ? '(?!)'
    : patterns
        .map(sourceOfMove)
        .join('|')
        .replaceAll(String.raw`\s*`, String.raw`[\s,，-]*`)
