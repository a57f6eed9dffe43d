import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { helpLanguageCodes, type HelpLanguage } from '../../help-languages.ts'
import { languagesFolder } from '../../build/language-folder.ts'
import { asPrinted } from './as-printed.ts'

export type CanDo = Record<HelpLanguage, string>

const path = 'kit/can-dos.yaml'
const line = z.string().trim().min(1)
const schema = z.array(
  z.strictObject({ can: line, with: z.partialRecord(z.enum(helpLanguageCodes), z.array(line).min(1)) }),
)

let read: Map<string, CanDo> | undefined

/**
 * What the learner can do with the goals of a scene, by the goal; one that is not written down is missing.
 * @throws Error naming the file and the line that has other than four languages
 */
export function canDosOf(tag: string, scene: string, goals: readonly string[]): Record<string, CanDo> {
  const all = (read ??= readCanDos())
  return Object.fromEntries(
    goals.flatMap((goal) => {
      const can = all.get(`${tag}:${scene}/${goal}`) ?? all.get(`${tag}:${goal}`)
      return can ? [[goal, can] as const] : []
    }),
  )
}

/** By the language and the word, which stands as `scene/word` where it holds in one scene only. */
function readCanDos(): Map<string, CanDo> {
  const written = schema.parse(parse(readFileSync(new URL(path, languagesFolder), 'utf8')))
  return new Map(
    written.flatMap((each) =>
      Object.entries(each.with).flatMap(([tag, words]) =>
        words.map((word) => [`${tag}:${word}`, inAll(each.can)] as const),
      ),
    ),
  )
}

function inAll(can: string): CanDo {
  const texts = can.split(' | ').map(asPrinted)
  const [en, es, fr, zh] = texts
  if (!en || !es || !fr || !zh || texts.length > 4)
    throw new Error(`${path}: "${can}" is not written in four languages`)
  return { en, es, fr, zh }
}
