import { beforeAll, describe, expect, it } from 'vitest'
import { createAuthoredTranslator } from '@lingarden/practice-tutor/meanings/translate-authored'
import { languageOf } from './find-language.ts'
import type { HelpLanguage } from './help-languages.ts'
import { loadMeanings } from './load.ts'
import { scenesOf, tasksOf, tutorRulesOf } from './loaded.ts'
import { occasions } from './kit/tutor/lines.ts'
import type { Meanings } from './meanings.ts'
import { packs } from './registry.ts'
import type { Scene } from './scene.ts'

const pairs = packs.flatMap((pack) =>
  Object.keys(pack.meanings ?? {}).map((reader) => ({
    tag: pack.profile.tag,
    reader: reader as HelpLanguage,
    language: languageOf(pack.profile.tag).language,
  })),
)

/** All that the tutor may say or offer in a scene. */
const saidIn = ({ welcome, welcomeFeminine = [], questions = [], nodes }: Scene): string[] => [
  ...welcome,
  ...welcomeFeminine,
  ...questions.flatMap(({ answers }) => answers),
  ...Object.values(nodes).flatMap(({ ask, simpler, back = [], models, expect: answers }) => [
    ...ask,
    simpler,
    ...back,
    ...models,
    ...answers.flatMap(({ reply, better }) => [reply, better]),
  ]),
]

const slotsIn = (text: string): string[] => Array.from(text.matchAll(/\{\w+\}/g), ([slot]) => slot).toSorted()

describe.each(pairs)('$language for who reads $reader', ({ tag, reader }) => {
  let meanings: Meanings
  let meaningOf: (text: string) => string | undefined
  beforeAll(async () => {
    meanings = await loadMeanings(tag, reader)
    meaningOf = createAuthoredTranslator(meanings)
  })
  const without = (texts: readonly string[]) => texts.filter((text) => meaningOf(text) === undefined)

  it('says what each line, question, answer and chip of the scenes means', () => {
    expect(without(scenesOf(tag).flatMap((scene) => saidIn(scene)))).toEqual([])
  })

  it('says what the lines beside the scenes mean', () => {
    const { lines, hearing } = tutorRulesOf(tag)
    const told = [...(hearing.news ?? []), ...hearing.reactions].flatMap((reaction) => reaction.lines)
    const reactions = [...told, ...(hearing.echo?.lines ?? []), ...hearing.default]
    const stock = Object.values(hearing.asked ?? {}).flatMap((answer) => answer.lines)
    expect(without([...reactions, ...stock])).toEqual([])
    const all = [...occasions.flatMap((occasion) => lines[occasion]), ...lines.greetByName]
    expect(without([...all, ...Object.values(lines.recall)])).toEqual([])
  })

  it('says what the tasks of the lessons mean', () => {
    const moves = tasksOf(tag).flatMap((task) => task.moves)
    expect(without(moves.flatMap(({ ask, say, reply }) => [ask, ...say, reply]))).toEqual([])
  })

  it('says what may stand in the slots of the scenes', () => {
    const known = new Set(meanings.flatMap(({ slots }) => Object.values(slots).flatMap(Object.keys)))
    const values = scenesOf(tag).flatMap(({ slots }) => Object.values(slots).flat())
    expect(values.filter((value) => !known.has(value))).toEqual([])
  })

  it('keeps the slots of a text in its meaning', () => {
    const texts = meanings.flatMap((scene) => Object.entries(scene.texts))
    const lost = texts.filter(([text, meaning]) => slotsIn(text).join() !== slotsIn(meaning).join())
    expect(lost).toEqual([])
  })
})
