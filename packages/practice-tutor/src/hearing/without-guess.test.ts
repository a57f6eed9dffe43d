import { describe, expect, it } from 'vitest'
import { scenesOf } from '@lingarden/languages/loaded'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { hear } from './hear.ts'

const lexicons = await loadLexicons()

function heardAt(language: LanguageTag, id: string, asked: string, text: string) {
  const scene = scenesOf(language).find((each) => each.id === id)
  const node = scene?.nodes[asked]
  if (!scene || !node) throw new Error(`${id}/${asked} is no question of a scene`)
  return hear(text, { scene, node, language, lexicon: lexicons[language] }, 'Alex')
}

describe('who did not understand', () => {
  it.each([
    ['fr', 'directions', 'route', "j'ai pas compris, tout droit et après ?"],
    ['es', 'restaurant', 'main', 'No entiendo, ¿el pollo?'],
  ] as const)('answers nothing with what is asked again: %s %s/%s %s', (tag, scene, node, text) => {
    const { answer, taken, moves } = heardAt(tag, scene, node, text)
    expect([answer, taken]).toEqual([undefined, undefined])
    expect(moves).toContainEqual({ move: 'notUnderstood' })
  })

  it('answers all the same with what was asked for', () => {
    expect(heardAt('es', 'restaurant', 'main', 'No entiendo bien. El pollo.').answer?.text).toBe('El pollo.')
  })
})
