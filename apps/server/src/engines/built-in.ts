import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import type { TutorEngine } from '@lingarden/domain/tutor-engine'

/** The built-in tutor, by its name at once; its rules, a third of what a server loads, come with `load` or the first turn. */
export interface BuiltIn {
  engine: TutorEngine
  /** Loads its rules and those of every language, once. */
  load: () => Promise<void>
}

export function openBuiltIn(): BuiltIn {
  let opened: Promise<TutorEngine> | undefined
  const open = () => (opened ??= openEngine())
  return {
    engine: {
      id: 'builtin',
      label: 'builtin',
      async *turn(input) {
        yield* (await open()).turn(input)
      },
    },
    load: async () => void (await open()),
  }
}

async function openEngine(): Promise<TutorEngine> {
  const { createPracticeTutor } = await import('@lingarden/practice-tutor/engine')
  await loadEveryLanguage()
  return createPracticeTutor(await loadLexicons())
}
