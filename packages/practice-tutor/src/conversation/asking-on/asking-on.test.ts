import type { Level } from '@lingarden/domain/levels'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf, tutorRulesOf } from '@lingarden/languages/loaded'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../../engine.ts'
import { takeTurn } from '../../test/take-turn.ts'
import { parseState } from '../state.ts'
import { readTold } from './told.ts'

const lexicons = await loadLexicons()
const tutor = createPracticeTutor(lexicons)

interface Said {
  text: string
  scene: string
  node: string
  isMeant: boolean
}

/** A talk from its welcome on: what the tutor said to each line. */
async function talk(tag: LanguageTag, topic: string, lines: readonly string[], level: Level = 'beginner') {
  const history: { role: 'user' | 'ai'; content: string }[] = []
  const said: Said[] = []
  let engineState: string | undefined
  for (const message of [undefined, ...lines]) {
    const given = {
      topic,
      level,
      seed: said.length,
      history: [...history],
      explanationLanguage: 'en' as const,
    }
    const events = await takeTurn(tutor, tag, { ...given, message, engineState })
    const replies = events.filter((event) => event.type === 'reply')
    engineState = events.find((event) => event.type === 'state')?.engineState
    if (message !== undefined) history.push({ role: 'user', content: message })
    for (const { text } of replies) history.push({ role: 'ai', content: text })
    const { scene = '', node = '' } = parseState(tag, engineState) ?? {}
    const text = replies.map((reply) => reply.text.replaceAll(/\s/gu, ' ')).join(' ')
    said.push({ text, scene, node, isMeant: replies.every(({ meaning }) => meaning !== undefined) })
  }
  return said
}

const questionsIn = (tag: LanguageTag): string[] => {
  const { topics = [], general = {} } = tutorRulesOf(tag).followUps ?? {}
  return [general, ...topics.map(({ asks }) => asks)].flatMap((asks) =>
    Object.values(asks).flatMap((each) => each.map(({ ask }) => ask)),
  )
}

describe('what is told in an open talk', () => {
  it('is asked on about, twice at most, before the next question of the talk', async () => {
    const said = await talk('es', 'open-my-day', [
      'Ayer hice una tortilla con mi sobrina',
      'Con cebolla',
      'Sí',
      'Sí',
    ])
    expect(said[1]?.text).toContain('¿Y qué tal salió?')
    const asked = said.map(({ node }) => node === 'on')
    expect(asked.slice(1, 4)).toContain(false)
    expect(said.at(-1)?.scene).toBe('open-my-day')
  })

  it.each([
    ['Me han cancelado el viaje a Roma', /rabia|pata|contratiempo|faena|madre mía/iu],
    ['Mi primo no encuentra trabajo', /duro|pesar|salga/u],
    ['No estoy contenta con mi clase', /siento|sientes|pena/u],
    ['Mi vecina me gritó en la escalera', /desagradable|duele|afecte/u],
  ])('is never met with joy where it is sad: “%s”', async (message, line) => {
    const [, { text } = { text: '' }] = await talk('es', 'open-my-weekend', [message])
    expect(text).toMatch(line)
    expect(text).not.toMatch(/¡Qué (bien|bonito|maravilla)|Bien dicho/u)
  })

  it('is met with relief where it ended well', async () => {
    const [, { text } = { text: '' }] = await talk('es', 'open-my-day', [
      'El niño se cayó del columpio, pero no se hizo nada',
    ])
    expect(text).toMatch(/Menos mal|alivio|acabara/u)
  })

  it('is listened to whatever is answered, and what was not understood is left', async () => {
    const said = await talk('es', 'open-food', ['Anoche cenamos en un restaurante griego', 'No entiendo'])
    expect(said[1]?.node).toBe('on')
    expect(said[2]?.node).not.toBe('on')
    expect(said[2]?.text).toMatch(/No pasa nada/u)
  })

  it('is asked about in words whose meaning is known, and in none twice', async () => {
    const lines = [
      'Ayer perdí el paraguas en el tren',
      'Creo que lo dejé en el asiento',
      'Mi hermana me compró otro',
      'Es rojo y muy grande',
      'Mañana voy a la montaña',
    ]
    const said = await talk('es', 'open-my-day', lines)
    expect(said.every(({ isMeant }) => isMeant)).toBe(true)
    const questions = [...new Set(questionsIn('es'))]
    const asked = said.flatMap(({ text }) => questions.filter((question) => text.endsWith(question)))
    expect(asked.length).toBeGreaterThan(2)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('keeps a talk from passing to the next one while it is sad', async () => {
    const nodes = scenesOf('es').find(({ id }) => id === 'open-my-family')?.nodes ?? {}
    const asked = Object.keys(nodes).filter((id) => nodes[id]?.follows !== true)
    const engineState = JSON.stringify({
      scene: 'open-my-family',
      node: asked[0],
      misses: 0,
      turn: 9,
      done: asked.slice(1),
    })
    const events = await takeTurn(tutor, 'es', { message: 'Mi tía está muy enferma', engineState })
    const state = parseState('es', events.find((event) => event.type === 'state')?.engineState)
    expect(state).toMatchObject({ scene: 'open-my-family', node: 'on' })
  })
})

it('begins the next talk with what was not told yet, and says that it does', async () => {
  const nodes = scenesOf('es').find(({ id }) => id === 'open-my-day')?.nodes ?? {}
  const history = [{ role: 'user' as const, content: 'Mi familia es muy grande' }]
  const engineState = JSON.stringify({
    scene: 'open-my-day',
    node: 'up',
    misses: 0,
    turn: 9,
    done: Object.keys(nodes),
  })
  const events = await takeTurn(tutor, 'es', { message: 'A las seis', engineState, history })
  const text = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
  expect(text).toMatch(/Hablemos de otra cosa|Cambiemos de tema/u)
  expect(text).not.toContain('¿Tu familia es grande o pequeña?')
  expect(parseState('es', events.find((event) => event.type === 'state')?.engineState)?.scene).toBe(
    'open-my-family',
  )
})

it('answers what the learner asks of it in any of the talks', async () => {
  const ask = async (message: string) => (await talk('es', 'open-plans', [message])).at(-1)?.text ?? ''
  expect(await ask('¿Y tú a qué hora te levantas?')).toContain('Yo me levanto a las siete')
  expect(await ask('¿Qué has hecho hoy?')).toContain('Hoy ya he hablado con mucha gente')
})

it('tells nobody who asks something that they skipped a question', async () => {
  const telling = 'Ayer perdí la cartera en el autobús'
  const first = await takeTurn(tutor, 'es', { topic: 'open-my-day', message: telling })
  const history = [
    { role: 'user' as const, content: telling },
    ...first.flatMap((event) =>
      event.type === 'reply' ? [{ role: 'ai' as const, content: event.text }] : [],
    ),
  ]
  const engineState = first.find((event) => event.type === 'state')?.engineState
  const events = await takeTurn(tutor, 'es', { message: '¿Y tú qué has hecho hoy?', engineState, history })
  const feedback = events.find((event) => event.type === 'feedback')?.feedback
  expect(feedback?.suggestions).toEqual([])
  expect(feedback?.positive).not.toBe('')
})

describe('what a text tells', () => {
  let told: (text: string) => ReturnType<typeof readTold>
  beforeAll(async () => {
    await takeTurn(tutor, 'es', {})
    told = (text) => readTold(text, { language: 'es', lexicon: lexicons.es })
  })

  it('is found by its words in any form, and in no word that is written alike', () => {
    expect(told('Mis gatas duermen todo el día').topics[0]?.topic.id).toBe('pet')
    expect(told('Vivo en una casa azul').topics.map(({ topic }) => topic.id)).not.toContain('wedding')
  })

  it('is felt as what stands behind a “but” says', () => {
    expect(told('Estuvo muy divertido, pero perdí la cartera').feeling?.is).toBe('sad')
    expect(told('Me dolió un poco, pero estoy muy contenta').feeling?.is).toBe('glad')
  })

  it('used to be so, or happened once', () => {
    expect(told('Mi abuela cocinaba muy bien').fits('used-to')).toBe(true)
    expect(told('Mi abuela estaba cansada y no cocinó').fits('used-to')).toBe(false)
    expect(told('He cocinado para todos').fits('happened')).toBe(true)
  })

  it('is denied where the sentence is, not where a part of it is', () => {
    expect(told('Mi primo no come pescado').fits('denied')).toBe(true)
    expect(told('El tren iba tan lleno que no pude entrar').fits('denied')).toBe(false)
  })
})
