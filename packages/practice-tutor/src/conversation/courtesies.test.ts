import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { createPracticeTutor } from '../engine.ts'
import { scenesOf } from '@lingarden/languages/loaded'
import { takeTurn } from '../test/take-turn.ts'
import { formatState } from './state.ts'

const tutor = createPracticeTutor({ es: await loadLexicon('es'), fr: await loadLexicon('fr') })

async function say(tag: LanguageTag, place: string, message: string, misses = 0) {
  const [scene = '', node = ''] = place.split('/')
  const engineState = formatState({ scene, node, misses, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
  return {
    text: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    feedback: events.find((event) => event.type === 'feedback')?.feedback,
    state: JSON.parse(state) as { node: string; misses: number },
  }
}

describe('greetings, thanks and goodbyes', () => {
  it.each<[LanguageTag, string, RegExp]>([
    ['es', 'Hola', /^¡Hola!/],
    ['es', 'Buenas tardes, ¿qué tal estás?', /^¡Hola! Muy bien, gracias\./],
    ['es', 'Gracias, adiós', /^¡De nada! ¡Hasta luego!/],
    ['es', '¡Muchas gracias, Alex!', /^¡De nada!/],
    ['es', 'bueno, hasta mañana', /^¡Hasta luego!/],
    ['fr', 'Au revoir, merci', /^De rien\s! Au revoir, à bientôt\s!/],
    ['fr', 'Bonjour ! Ça va ?', /^Bonjour\s! Très bien, merci\./],
    ['fr', 'merci beaucoup', /^De rien/],
    ['fr', 'Bonne soirée, à demain', /^Au revoir/],
    ['zh', '你好', /^你好！/],
    ['zh', '谢谢你', /^不客气！/],
    ['zh', '再见', /^再见！/],
    ['zh', '谢谢老师，再见！', /^不客气！再见！/],
  ])('are answered in kind, wherever the scene is (%s: “%s”)', async (tag, message, answer) => {
    for (const place of ['introductions/name', 'family/siblings', 'routine/wake', 'weekend/who']) {
      const known = scenesOf(tag).find(({ id }) => id === place.split('/')[0])?.nodes[
        place.split('/')[1] ?? ''
      ]
      if (!known) continue
      const { text, feedback, state } = await say(tag, place, message, 2)
      expect(text, place).toMatch(answer)
      expect(text, place).toContain(known.simpler.slice(0, 4))
      expect(feedback?.suggestions.join(), place).not.toContain('did not fit')
      expect(state, place).toEqual(expect.objectContaining({ node: place.split('/')[1], misses: 2 }))
    }
  })

  it('are never told not to have fitted, at any node', async () => {
    const said = { es: 'gracias, adiós', fr: 'au revoir, merci', zh: '谢谢，再见' }
    for (const tag of ['es', 'fr', 'zh'] as const)
      for (const { id, nodes } of scenesOf(tag))
        for (const node of Object.keys(nodes)) {
          const { feedback } = await say(tag, `${id}/${node}`, said[tag])
          expect.soft(feedback?.suggestions.join(), `${id}/${node}`).not.toContain('did not fit')
        }
  })

  it('are the answer where the scene waits for one', async () => {
    const { feedback, state } = await say('fr', 'directions/route', 'Merci beaucoup')
    expect(feedback?.positive).toBe('Correct.')
    expect(state.node).not.toBe('route')
  })

  it('are answered between two scenes, too', async () => {
    expect((await say('es', 'cafe/word', 'Gracias, adiós')).text).toMatch(/^¡De nada! ¡Hasta luego!/)
  })

  it('are corrected where they are misspelt', async () => {
    const { feedback } = await say('es', 'family/siblings', 'Gracias, adios')
    expect(feedback?.corrections[0]?.corrected).toContain('adiós')
  })

  it.each<[LanguageTag, string, string]>([
    ['es', 'introductions/name', 'Hola, soy Leo'],
    ['fr', 'introductions/name', 'Bonjour, moi c’est Paul'],
    ['zh', 'introductions/name', '你好，我叫李明'],
  ])('beside an answer are part of it (%s, %s: “%s”)', async (tag, place, message) => {
    expect((await say(tag, place, message)).state.node).toBe('origin')
  })
})
