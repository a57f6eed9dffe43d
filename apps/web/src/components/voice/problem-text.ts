import type { Texts } from '@/i18n/groups'
import { isOutOfTokens } from '@/lib/credits/out-of-tokens'
import type { VoiceProblem } from '@/lib/recording/voice-state'

/** What a learner reads where a recording did not become a text. */
export function problemText(problem: VoiceProblem, { tutor, voice }: Pick<Texts, 'tutor' | 'voice'>): string {
  if (problem.kind !== 'failed') return voice.problems[problem.kind]
  return isOutOfTokens(problem.message) ? tutor.tokensSpent : problem.message
}
