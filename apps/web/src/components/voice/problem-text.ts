import type { Texts } from '@/i18n/en'
import type { VoiceProblem } from '@/lib/recording/voice-state'

/** What a learner reads where a recording did not become a text. */
export const problemText = (problem: VoiceProblem, { problems }: Texts['voice']): string =>
  problem.kind === 'failed' ? problem.message : problems[problem.kind]
