import { describe, expect, it } from 'vitest'
import { at, turn } from '@lingarden/practice-tutor/test/scene-turn'
import { supportedLanguages } from './find-language.ts'
import { scenesOf, tutorRulesOf } from './loaded.ts'

/** What one says while one thinks, in one language or another. */
const breaths = ['Bueno', 'Bon', '嗯', 'Hm']

const nodes = supportedLanguages.flatMap((language) =>
  scenesOf(language.tag).flatMap((scene) =>
    Object.entries(scene.nodes).map(([node, content]) => ({
      scene,
      node,
      content,
      language,
      name: `${scene.id}/${node} in ${language.language}`,
    })),
  ),
)

describe.each(nodes)('$name', ({ scene, node, content, language }) => {
  it('accepts its own model answers without a correction and moves on', async () => {
    for (const message of content.models) {
      const { feedback, state } = await turn(language, { message, engineState: at(scene.id, node) })
      expect(feedback, message).toMatchObject({ positive: 'Correct.', corrections: [] })
      expect(state.node === node && state.scene === scene.id, message).toBe(false)
    }
  })

  it('accepts them as easily where the learner takes a breath first', async () => {
    const { inText } = tutorRulesOf(language.tag).matching.asides
    const openers = breaths.map((breath) => breath + language.listComma)
    const opener = openers.find((text) => (text + (content.models[0] ?? '')).search(inText) === 0) ?? ''
    expect(opener).not.toBe('')
    for (const model of content.models) {
      const message = opener + model
      const { feedback } = await turn(language, { message, engineState: at(scene.id, node) })
      expect(feedback?.corrections, message).toEqual([])
      expect(feedback?.positive, message).not.toBe('')
    }
  })

  it('leads on to a node there is, with every slot filled', async () => {
    for (const { next } of content.expect) expect(['end', ...Object.keys(scene.nodes)]).toContain(next)
    const [message = ''] = content.models
    const { replies } = await turn(language, { message, engineState: at(scene.id, node) })
    expect(replies[0]?.text).not.toMatch(/[{}]|undefined/)
  })

  it('has a text that no other node has', () => {
    for (const ask of content.ask) {
      const same = nodes.filter((other) => other.language === language && other.content.ask.includes(ask))
      expect(same, ask).toHaveLength(1)
    }
  })
})
