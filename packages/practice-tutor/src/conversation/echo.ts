import { tutorRulesOf } from '@lingarden/languages/loaded'
import { checkSentence } from '../checking/check-sentence.ts'
import { thingTold } from '../hearing/thing-told.ts'
import { pickFresh } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import { fillLine } from './turn.ts'

/**
 * What names a thing that was told (“a rabbit, I see”), where nothing else is to be said to it.
 * @returns undefined where nothing can be named in right form, or all of that was said
 */
export function echoOf(
  text: string,
  { input, scene, lexicon }: Pick<SceneTurn, 'input' | 'scene' | 'lexicon'>,
): string | undefined {
  const { tag: language } = input.language
  const { lines, familiar = none } = tutorRulesOf(language).hearing.echo ?? {}
  const said = thingTold(text, { language, lexicon })
  if (!lines || said === undefined) return undefined
  // Staff do not say “your” as friends do.
  if (!scene.talk && said.split(' ').some((word) => familiar.includes(word))) return undefined
  if (checkSentence(said, language, lexicon, 'en').length > 0) return undefined
  return pickFresh(
    lines.map((line) => fillLine(line, { said })),
    input,
  )
}

const none: readonly string[] = []
