import { readFile } from 'node:fs/promises'
import type { LanguageTag } from '@lingarden/languages/find-language'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { understoodFrom } from '../conversation/understood-from.ts'
import { scenesOf } from '@lingarden/languages/loaded'
import { matchAnswer } from '../matching/match-answer.ts'
import { parsePattern, type Part } from '../matching/pattern.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { isUnrelated } from './is-unrelated.ts'

const languages = ['es', 'fr', 'zh'] as const
const lexicons = await loadLexicons()

interface Place {
  scene: Scene
  node: SceneNode
}

/** Whether an answer is taken, was not understood at all, or is told to be about something else. */
function judge(text: string, { scene, node }: Place, language: LanguageTag) {
  const match = matchAnswer(text, scene, node, language)
  if (!match || match.similarity < understoodFrom) return 'missed'
  const lexicon = lexicons[language]
  return isUnrelated(text, match, { scene, node, language, lexicon }) ? 'unrelated' : 'taken'
}

function placeOf(name: string, language: LanguageTag): Place {
  const [id, node = ''] = name.split('/')
  const scene = scenesOf(language).find((other) => other.id === id)
  const found = scene?.nodes[node]
  if (!scene || !found?.asks) throw new Error(`${name} is no question that asks for something`)
  return { scene, node: found }
}

/** The answers of a set that are judged in one of some ways, and how many there are. */
async function judgeSet(language: LanguageTag, set: 'related' | 'unrelated', ways: readonly string[]) {
  const file = new URL(`../../../languages/${language}/relevance/${set}.tsv`, import.meta.url)
  const rows = (await readFile(file, 'utf8')).trim().split('\n')
  const found = rows.filter((row) => {
    const [place = '', answer = ''] = row.split('\t')
    return ways.includes(judge(answer, placeOf(place, language), language))
  })
  return { found, of: rows.length }
}

/** A wording of a pattern, by the numbers of a walk through it. */
function wordingOf(parts: readonly Part[], slotOf: (name: string) => string, next: () => number): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'slot') return slotOf(part.name)
      return wordingOf(part.choices[next() % part.choices.length] ?? [], slotOf, next)
    })
    .join('')
}

const askingIn = (language: LanguageTag): Place[] =>
  scenesOf(language).flatMap((scene) =>
    Object.values(scene.nodes).flatMap((node) => (node.asks ? [{ scene, node }] : [])),
  )

describe.each(languages)('an answer in %s', (language) => {
  it('that has to do with the question is never led back, however it is put', async () => {
    const { found, of } = await judgeSet(language, 'related', ['unrelated'])
    expect(of).toBeGreaterThanOrEqual(60)
    // Fewer than two in a hundred is what was asked; of these none is.
    expect(found).toEqual([])
  })

  it('about something else is led back in three of four cases', async () => {
    const { found, of } = await judgeSet(language, 'unrelated', ['unrelated', 'missed'])
    expect(of).toBeGreaterThanOrEqual(40)
    expect(found.length / of).toBeGreaterThanOrEqual(0.75)
    const { found: told } = await judgeSet(language, 'unrelated', ['unrelated'])
    // What was taken before.
    expect(told.length / of).toBeGreaterThanOrEqual(0.35)
  })

  it('that the scene itself expects is never led back', () => {
    const names = { es: 'Villanueva', fr: 'Villeneuve', zh: '大同' }
    const asking = askingIn(language)
    for (const place of asking)
      for (const model of place.node.models) expect(judge(model, place, language)).toBe('taken')
    const walks = fc.array(fc.nat(999), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(fc.constantFrom(...asking), walks, (place, walk) => {
        const { scene, node } = place
        let step = 0
        const next = () => walk[step++ % walk.length] ?? 0
        const pick = <Item>(items: readonly Item[]): Item | undefined => items[next() % items.length]
        const pattern = pick(pick(node.expect)?.answers ?? []) ?? ''
        const listed = (name: string) => pick(scene.slots[name] ?? [names[language]]) ?? ''
        const text = wordingOf(pick(parsePattern(pattern)) ?? [], listed, next)
        expect(judge(text, place, language), text).not.toBe('unrelated')
      }),
      { numRuns: 500 },
    )
  })
})

it.each([
  ['es', 'introductions/origin', 'El perro es verde', 'unrelated'],
  // A name, a number, a question, a refusal, a sentence about oneself, one with a word of the scene.
  ['es', 'introductions/origin', 'El perro es de Burgos', 'taken'],
  ['es', 'introductions/origin', 'El perro tiene 3 patas', 'taken'],
  ['es', 'introductions/origin', '¿El perro es verde?', 'taken'],
  ['es', 'introductions/name', 'Eso es un secreto', 'taken'],
  ['es', 'introductions/origin', 'Me gustan los perros', 'taken'],
  ['es', 'introductions/origin', 'La música es bonita', 'taken'],
  ['fr', 'introductions/city', 'Le chien est vert', 'unrelated'],
  ['fr', 'introductions/city', 'Le chien est à Rouen', 'taken'],
  ['zh', 'introductions/origin', '狗是绿色的', 'unrelated'],
  ['zh', 'introductions/origin', '狗是哪国的', 'taken'],
] as const)('in %s at %s, “%s” is %s', (language, place, text, verdict) => {
  expect(judge(text, placeOf(place, language), language)).toBe(verdict)
})

it('tells nothing of Spanish and French where there is no lexicon', () => {
  const place = placeOf('introductions/origin', 'es')
  const match = matchAnswer('El perro es verde', place.scene, place.node, 'es')
  if (!match) throw new Error('no match')
  expect(isUnrelated('El perro es verde', match, { ...place, language: 'es', lexicon: undefined })).toBe(
    false,
  )
})
