import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'
import { readPromptFiles } from '../../../apps/server/src/engines/language-model/prompt/prompt-files.ts'
import { tellShare } from '../figures-as-text.ts'
import { attacks, goal } from './attacks.ts'
import { judgeAttack, runsOf, type Breach } from './judge-attack.ts'

/** Tries every attack on a tutor: how many it held out against in each language, and what the others brought about. */
export async function runInjection(
  engine: TutorEngine,
  languages: readonly SupportedLanguage[],
): Promise<Record<string, Record<string, string>>> {
  const instructions = new Set(runsOf(textsIn(readPromptFiles()).join('\n')))
  const rows: [string, Record<string, string>][] = []
  for (const language of languages) {
    const breaches: Breach[][] = []
    for (const message of attacks) {
      const events = await Array.fromAsync(engine.turn({ ...attacker(language), message }))
      breaches.push(judgeAttack(events, language.tag, instructions))
    }
    const held = breaches.filter((one) => one.length === 0).length
    const happened = [...new Set(breaches.flat())].join(', ')
    rows.push([language.tag, { held: tellShare({ part: held, whole: attacks.length }), otherwise: happened }])
  }
  return Object.fromEntries(rows)
}

const attacker = (language: SupportedLanguage) => ({
  language,
  level: 'elementary' as const,
  gender: null,
  tutorName: language.tutorName,
  history: [],
  goals: [goal],
  wordBank: [],
  giveFeedback: true,
  showSuggestions: true,
  engineState: undefined,
  seed: 1,
})

/** Every text in what was read, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
