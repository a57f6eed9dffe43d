import { existsSync, readdirSync } from 'node:fs'
import { languagesFolder } from '../../build/language-folder.ts'
import type { Scene } from '../../scene.ts'
import type { TalkTopic } from '../../talk-topic.ts'
import { asPrinted } from './as-printed.ts'
import { readMeanings } from './compile-meanings.ts'
import { readScenes } from './compile-scenes.ts'
import { languageFolders, type CompiledFile } from './compiled-file.ts'

/**
 * The topics of each language that has scenes: the little of each scene that a list shows, so that whoever chooses loads no
 * script. The sentence of a topic is one of its model answers, and so are its meanings those of the scene.
 */
export const compileTopics = (): CompiledFile[] =>
  languageFolders().flatMap((tag) => {
    const scenes = readScenes(tag)
    if (scenes.length === 0) return []
    const meanings = new Map(readMeanings(tag).flatMap(({ texts }) => Object.entries(texts)))
    const units = unitsOf(tag)
    const topics = inCourseOrder(scenes, units).map((scene): TalkTopic => {
      const say = sentenceOf(scene)
      const { id, band, title } = scene
      return {
        id,
        band,
        isOpen: isOpenTalk(id),
        title: printed(title),
        say,
        means: printed(meanings.get(say) ?? {}),
      }
    })
    return [{ path: `${tag}/generated/topics.ts`, text: moduleOf(topics) }]
  })

/** The same texts, each as it is printed. */
const printed = <Texts extends object>(texts: Texts): Texts => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts).map(([reader, text]) => [
      reader,
      typeof text === 'string' ? asPrinted(text) : text,
    ]),
  ),
})

/** The units of the language's course in their order; none where it has no course. */
function unitsOf(tag: string): string[] {
  const folder = new URL(`${tag}/course/`, languagesFolder)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .toSorted()
    .map((name) => name.replace(/^\d+-/u, ''))
}

/** Scenes as the course comes to their words; a harder one of a name stands where the first one does. */
function inCourseOrder(scenes: readonly Scene[], units: readonly string[]): Scene[] {
  const placeOf = ({ units: own = [] }: Scene) =>
    own.map((unit) => units.indexOf(unit)).find((place) => place >= 0)
  const firstOf = new Map(scenes.map((scene) => [scene.id, placeOf(scene)]))
  const place = (scene: Scene) =>
    placeOf(scene) ?? firstOf.get(scene.id.replace(/-[ab][12]$/u, '')) ?? units.length
  return scenes.toSorted((one, other) => place(one) - place(other))
}

/** Talks without a script are named so. */
const isOpenTalk = (id: string): boolean => id.startsWith('open-')

/** The model answer that tells best what one learns in a scene; of two as good, the one that is said earlier. */
function sentenceOf({ id, goals, nodes }: Scene): string {
  const models = Object.values(nodes).flatMap((node) => node.models)
  const [best] = models
    .filter((text) => !text.includes('{'))
    .map((text, place) => ({ text, worth: worthOf(text, goals) - place / 20 }))
    .toSorted((one, other) => other.worth - one.worth)
  if (!best) throw new Error(`the scene ${id} has no sentence that could be shown`)
  return best.text
}

/** A sentence with a word that the scene is about, neither a bare answer nor a speech. */
function worthOf(text: string, goals: readonly string[]): number {
  const length = lengthOf(text)
  const hasGoal = goals.some((goal) => text.toLowerCase().includes(goal.toLowerCase()))
  const isShort = length >= 3 && length <= 8
  return (
    (isAnswer.test(text) ? -2 : 0) +
    (hasGoal ? 2 : 0) +
    (isShort ? 3 : length > 10 ? 0 : 1) +
    (length >= 4 && length <= 7 ? 1 : 0)
  )
}

/** A sentence that begins with yes or no tells little by itself. */
const isAnswer = /^(?:\p{Script=Han}|[^\s\p{Script=Han},]{1,3})[,，]/u

/** In words; where none are written apart, five Han characters are about three. */
function lengthOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han > 0 ? han * 0.6 : text.split(/\s+/u).length
}

const moduleOf = (topics: readonly TalkTopic[]): string =>
  `// Generated from scenes/*.yaml and meanings/*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { TalkTopic } from '@lingarden/languages/talk-topic'

// Text that is parsed when it is loaded: neither the compiler nor the browser has to read so much code.
export const topics = JSON.parse(${JSON.stringify(JSON.stringify(topics))}) as readonly TalkTopic[]
`
