import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { ExpectedAnswer, Scene } from '@lingarden/languages/scene'
import { scenesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { answerInOtherForm } from './answer-in-other-form.ts'

const lexicons = await loadLexicons()
const [scene] = scenesOf('es') as readonly [Scene, ...Scene[]]
const [first] = Object.values(scene.nodes)
if (!first) throw new Error('A scene without a question')
const answer = (id: string, takes: string) =>
  ({ ...first.expect[0], id, takes: [takes], answers: [] }) as ExpectedAnswer
const node = {
  ...first,
  expect: [answer('forbid', '(prohibido|molestan)'), answer('allow', '(tolerar|clientes)')],
}
const heard = (text: string) =>
  answerInOtherForm(text, { scene, node, language: 'es', lexicon: lexicons.es })?.id

describe('an answer in another form of a word that it is known by', () => {
  it('is taken for what it says', () => {
    expect(heard('Yo los prohibiría')).toBe('forbid')
    expect(heard('Yo los toleraría')).toBe('allow')
  })

  it('is none where the word is denied, told of others or of two answers', () => {
    expect(heard('Yo no los prohibiría')).toBeUndefined()
    expect(heard('Mi vecina lo prohibió')).toBeUndefined()
    expect(heard('Prohibiría unos y toleraría otros')).toBeUndefined()
  })
})
