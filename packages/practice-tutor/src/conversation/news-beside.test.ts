import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(place: string, message: string, tag: LanguageTag = 'es'): Promise<string> {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

describe('news beside an answer', () => {
  it.each([
    ['family/size', 'Somos seis, pero mi abuelo está en el hospital.', /^[^¡¿]*siento/u],
    ['weekend-a2/last', 'Fui a Toledo con mi novia. Hoy es mi cumpleaños, por cierto.', /felicidades/iu],
    ['hotel/passport', 'Aquí tiene. Hemos tenido tres horas de retraso.', /^(Vaya|Uf), .*llave/u],
    ['clothes/what', 'Busco algo para una boda, mi hermana se casa en junio.', /boda/u],
  ])('at %s are taken up before the reply: “%s”', async (place, message, taken) => {
    expect(await say(place, message)).toMatch(taken)
  })

  it.each<[LanguageTag, string, string, RegExp]>([
    ['fr', 'station/destination', 'Pour Rennes. Ma mère a soixante ans demain !', /anniversaire/u],
    ['fr', 'cafe/order', "Un café. J'ai raté mon train.", /chance|galère|embêtant/u],
    ['zh', 'station/destination', '去杭州。我奶奶明天九十岁生日！', /生日/u],
    ['zh', 'introductions/work', '我是护士。我爸爸去年去世了。', /难过|好起来/u],
  ])('are taken up in every language (%s, %s: “%s”)', async (tag, place, message, taken) => {
    expect(await say(place, message, tag)).toMatch(taken)
  })

  it.each<[LanguageTag, string, string]>([
    ['fr', 'open-plans/tomorrow', "J'ai un entretien demain, je suis super stressée."],
    ['zh', 'open-plans/tomorrow', '明天我有个面试，紧张死了。'],
  ])('who is nervous is wished luck (%s)', async (tag, place, message) => {
    expect(await say(place, message, tag)).toMatch(/Courage|chance|加油|顺利/u)
  })

  it('are taken up once', async () => {
    const reply = await say('introductions-a2/weekend', 'Nada. Mi abuela está en el hospital.')
    expect(reply.match(/siento|pena/gu)).toHaveLength(1)
  })

  it('nobody is praised for what is bad', async () => {
    const reply = await say('introductions/work', 'Soy programador, pero ahora estoy en el paro.')
    expect(reply).not.toContain('Muy bien')
  })

  it('a film about a hospital is none', async () => {
    expect(await say('weekend-a2/last', 'Vi una serie que pasa en el hospital.')).not.toContain('siento')
  })
})

describe('what is told and calls for nothing', () => {
  it.each([
    ['open-work/learned-new', 'A poner inyecciones, ¡y ya no me da miedo la sangre!', /inyecciones/iu],
    ['open-my-weekend/child', 'Con mis tíos de Soria.', /tus tíos/iu],
    ['open-plans/buy', 'Un abrigo, porque el mío lo regalé.', /un abrigo/iu],
    ['open-my-day/lunch', 'Un bocadillo de calamares, casi siempre.', /un bocadillo de calamares/iu],
    ['open-plans/friend', 'A mi amiga Inés.', /tu amiga Inés/iu],
  ])('is named as the tutor says it (%s: “%s”)', async (place, message, named) => {
    expect(await say(place, message)).toMatch(named)
  })

  it('is not named where it was denied, or says nothing', async () => {
    expect(await say('open-my-day/evening', 'No tengo televisor.')).not.toMatch(/televisor/iu)
    expect(await say('open-my-day/evening', 'A veces salgo.')).not.toMatch(/veces/iu)
  })
})

it('news are taken up in a talk also where it asks on', async () => {
  expect(await say('open-food/drink', 'Agua con gas, porque estoy embarazada.')).toMatch(
    /enhorabuena|notici[aó]n?|alegro/iu,
  )
})
