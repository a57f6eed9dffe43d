import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { HelpLanguage } from '../../help-languages.ts'
import { languageFolder } from '../../build/language-folder.ts'
import { asPrinted } from './as-printed.ts'

export type CanDo = Record<HelpLanguage, string>

const line = z.string().trim().min(1)
const textsSchema = z.record(line, line)
const wordsSchema = z.record(line, z.array(line).min(1))

const textsFile = new URL('../../kit/can-dos.yaml', import.meta.url)
const read = new Map<string, ReadonlyMap<string, CanDo>>()

/**
 * What the learner can do with the goals of a scene, by the goal; one that is not written down is missing.
 * @throws Error naming the line that has other than four languages, or that nobody has written
 */
export function canDosOf(tag: string, scene: string, goals: readonly string[]): Record<string, CanDo> {
  const all = read.get(tag) ?? readCanDos(tag)
  read.set(tag, all)
  return Object.fromEntries(
    goals.flatMap((goal) => {
      const can = all.get(`${scene}/${goal}`) ?? all.get(goal)
      return can ? [[goal, can] as const] : []
    }),
  )
}

/** By the word, which stands as `scene/word` where it holds in one scene only; none where the language names no words. */
function readCanDos(tag: string): ReadonlyMap<string, CanDo> {
  const file = new URL('can-dos.yaml', languageFolder(tag))
  if (!existsSync(file)) return new Map()
  const texts = textsSchema.parse(parse(readFileSync(textsFile, 'utf8')))
  const named = wordsSchema.parse(parse(readFileSync(file, 'utf8')))
  return new Map(
    Object.entries(named).flatMap(([name, words]) => {
      const can = inAll(name, texts[name])
      return words.map((word) => [word, can] as const)
    }),
  )
}

function inAll(name: string, can: string | undefined): CanDo {
  const [en, es, fr, zh, ...others] = (can ?? '').split(' | ').map(asPrinted)
  if (!en || !es || !fr || !zh || others.length > 0)
    throw new Error(`kit/can-dos.yaml: "${name}" is not written in four languages`)
  return { en, es, fr, zh }
}
