import { existsSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { readCases } from '@lingarden/languages/test/read-cases'
import { beforeAll, describe, expect, it } from 'vitest'
import { hear } from './hear.ts'
import type { Place } from './hear-answer.ts'
import { answersTo } from './answers-to.ts'

/** One message at a question of a scene, and what a reader says it is: `answer:<id>`, `question`, `statement`, `move:<move>`. */
interface Case {
  place: Place
  name: string
  message: string
  meant: string
}

const lexicons = await loadLexicons()
const fileOf = (tag: LanguageTag) => new URL('relevance/heard.tsv', languageFolder(tag))
const heardSets = supportedLanguages.filter(({ tag }) => existsSync(fileOf(tag)))

function casesOf(tag: LanguageTag): Case[] {
  return readCases(fileOf(tag)).map((row) => {
    const [name = '', message = '', meant = ''] = row.split('\t')
    const [id, node = ''] = name.split('/')
    const scene = scenesOf(tag).find((each) => each.id === id)
    const asked = scene?.nodes[node]
    if (!scene || !asked) throw new Error(`${name} is no question of a scene`)
    const answers = asked.expect.map((expected) => `answer:${expected.id}`)
    if (meant.startsWith('answer:') && !answers.includes(meant)) throw new Error(`${name} has no ${meant}`)
    return { place: { scene, node: asked, language: tag, lexicon: lexicons[tag] }, name, message, meant }
  })
}

/** What the tutor takes a message for, the answer before what stands beside it. */
function heardAs({ place, message }: Case): string {
  const { answer, taken, questions, moves, statements } = hear(message, place, 'Alex')
  if (answer) return `answer:${answer.match.answer.id}`
  if (taken) return `answer:${taken.expected.id}`
  if (questions.length > 0) return 'question'
  const [move] = moves
  if (move) return `move:${move.move}`
  return statements.length > 0 ? 'statement' : 'nothing'
}

const isAnswer = (meant: string): boolean => meant.startsWith('answer:')

describe.each(heardSets)('hand-marked messages in $language', ({ tag }) => {
  let judged: { name: string; message: string; meant: string; as: string; place: Place }[]
  beforeAll(() => {
    judged = casesOf(tag).map((each) => ({ ...each, as: heardAs(each) }))
    // Some thousand messages, each heard whole: on a machine that does other work as well that takes more than a minute.
  }, 240_000)
  const shown = (rows: typeof judged) => rows.map((row) => `${row.name}: ${row.message} → ${row.as}`)

  it('are taken for what they say, nine of ten', () => {
    const missed = judged.filter(({ meant, as }) => meant !== as)
    expect(missed.length / judged.length, shown(missed).join('\n')).toBeLessThanOrEqual(0.1)
  })

  it('answers in a learner’s own words are taken as those, nine of ten', () => {
    const answers = judged.filter(({ meant }) => isAnswer(meant))
    const missed = answers.filter(({ meant, as }) => meant !== as)
    expect(missed.length / answers.length, shown(missed).join('\n')).toBeLessThanOrEqual(0.1)
  })

  it('are no answers where they say something else, but for three of a hundred', () => {
    const others = judged.filter(({ meant }) => !isAnswer(meant))
    const taken = others.filter(({ as }) => isAnswer(as))
    expect(taken.length / others.length, shown(taken).join('\n')).toBeLessThanOrEqual(0.03)
  })

  it('are answered where they ask, four of five', () => {
    const asked = judged.filter(({ meant, as }) => meant === 'question' && as === 'question')
    const unknown = asked.filter(({ message, place }) => !answersTo(message, place.scene, place))
    expect(unknown.length / Math.max(1, asked.length), shown(unknown).join('\n')).toBeLessThanOrEqual(0.2)
  })

  it('come from every question of their scenes, at least eight a question', () => {
    const scenes = new Set(judged.map(({ place }) => place.scene))
    const few = [...scenes].flatMap((scene) =>
      Object.keys(scene.nodes)
        .map((node) => `${scene.id}/${node}`)
        .filter((name) => judged.filter((each) => each.name === name).length < 8),
    )
    expect(few).toEqual([])
  })
})
