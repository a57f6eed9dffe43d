import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { describe, expect, it } from 'vitest'
import { formatState, type ConversationState } from '../conversation/state.ts'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

/** What comes of a message at a question of a scene. */
async function say(tag: LanguageTag, place: string, message: string, given: Partial<ConversationState> = {}) {
  const [scene = '', node = ''] = place.split('/')
  const engineState = formatState({ scene, node, misses: 0, turn: 1, ...given })
  const events = await takeTurn(tutor, tag, { message, engineState, mayRemember: true })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
  return {
    text: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    feedback: events.find((event) => event.type === 'feedback')?.feedback,
    isSlow: events.some((event) => event.type === 'reply' && event.pace === 'slow'),
    state: JSON.parse(state) as ConversationState,
  }
}

describe('an answer with something beside it', () => {
  it.each<[LanguageTag, string, string, string]>([
    ['es', 'cafe/order', 'Un café con leche, por favor, porque tengo mucho sueño', 'food'],
    ['es', 'introductions/name', 'Hola, me llamo Tom y tengo mucha hambre. ¿Y tú?', 'origin'],
    ['fr', 'family/size', 'Nous sommes trois : mon père, ma mère et moi.', 'live'],
    ['zh', 'introductions/work', '我是老师。你做什么工作？', 'hobby'],
  ])('in %s at %s stays one: %s', async (tag, place, message, next) => {
    expect((await say(tag, place, message)).state.node).toBe(next)
  })

  it('is answered where it asks something, too', async () => {
    const { text, state } = await say('zh', 'restaurant/main', '我对花生过敏，宫保鸡丁里有花生吗？')
    expect(text).toMatch(/花生/u)
    expect(state.scene).toBe('restaurant')
  })

  it('tells what nobody asked yet, and nobody asks it again', async () => {
    const { state } = await say(
      'es',
      'introductions/origin',
      'Soy de Manchester pero vivo en Leeds con mi hermana',
    )
    expect(state.node).toBe('work')
  })

  it('offers no other content as its usual form', async () => {
    const { feedback } = await say(
      'es',
      'introductions/city',
      'Vivo en Manchester con tres amigos muy simpáticos.',
    )
    expect(JSON.stringify(feedback)).not.toMatch(/Madrid|Dublín/u)
  })
})

describe('an answer by its words of content', () => {
  it.each([
    [
      'goes before a bare yes',
      'cafe/food',
      'Pues sí, me gustaría mucho probar esa tarta de chocolate',
      'more',
    ],
    ['goes before a wording it is only like', 'family/pet', 'Sí, tengo un perro muy grande', 'pet-name'],
  ])('%s', async (_, place, message, next) => {
    const { state } = await say('es', place, message)
    expect(state.node).toBe(next)
  })

  it('may be a question that the scene expects', async () => {
    expect((await say('es', 'station/question', '¿Y en qué andén está?')).text).toMatch(
      /vía cuatro. ¡Buen viaje!/u,
    )
  })

  it('is none where nothing of it was said', async () => {
    expect((await say('es', 'hotel/reservation', 'El libro está encima de la mesa')).state.node).toBe(
      'reservation',
    )
  })
})

it('a name in Latin letters is one in a Chinese talk', async () => {
  expect((await say('zh', 'introductions/name', 'Tom')).state.node).toBe('origin')
  expect((await say('zh', 'introductions/name', 'wo xiang he cha')).state.node).toBe('name')
})

describe('what does not answer', () => {
  it('tells something where the words of a question do not begin it', async () => {
    const { text } = await say('es', 'introductions/hobby', 'Mi coche tiene cuatro ruedas')
    expect(text).not.toMatch(/no lo sé|no sabría/u)
  })

  it.each<[LanguageTag, string, string, RegExp]>([
    ['es', 'cafe/more', 'Mi madre está enferma', /lo siento|pena/iu],
    ['fr', 'restaurant/starter', 'Je suis allergique.', /important|bon à savoir/u],
    ['zh', 'introductions/hobby', '我妈妈生病了', /难过|遗憾|好起来/u],
  ])('is reacted to by what it says (%s: %s, %s)', async (tag, place, message, reaction) => {
    const { text } = await say(tag, place, message)
    expect(text).toMatch(reaction)
    expect(text).not.toMatch(/no te he entendido|pas bien compris|没听懂|没明白/u)
  })

  it('is answered once more, and then the scene goes on', async () => {
    const first = await say('es', 'introductions/origin', 'El perro es verde')
    expect(first.state).toMatchObject({ node: 'origin', misses: 1 })
    const second = await say('es', 'introductions/origin', 'La luna es grande', first.state)
    expect(second.state).toMatchObject({ node: 'city', misses: 0 })
  })

  it('is not understood where nobody can read it', async () => {
    expect((await say('es', 'cafe/more', 'asdf qwer zxcv')).text).toMatch(/entendido/u)
  })

  it('is not corrected where it is in another language', async () => {
    const { feedback, state } = await say('fr', 'family/live', 'Hola, tengo tres hermanos')
    expect(feedback?.corrections).toEqual([])
    expect(state.node).toBe('live')
  })
})

describe('the moves of a conversation', () => {
  it('slower is spoken slowly, and asks the same', async () => {
    const { text, isSlow, state } = await say('fr', 'restaurant/starter', 'Plus lentement, s’il vous plaît')
    expect(text).toMatch(/plus lentement\. En entrée/u)
    expect(isSlow).toBe(true)
    expect(state).toMatchObject({ node: 'starter', misses: 0 })
  })

  it.each<[LanguageTag, string, RegExp]>([
    ['es', 'Soy Ana. ¿Puedes hablar más despacio?', /más despacio\./u],
    ['fr', 'Sergio. Tu peux répéter plus lentement ?', /plus lentement\./u],
    ['zh', '我叫安娜。请慢一点说。', /慢一点儿。/u],
  ])('in %s slower is promised beside an answer: %s', async (tag, message, promised) => {
    const { text, isSlow, state } = await say(tag, 'introductions/name', message)
    expect(text).toMatch(promised)
    expect(isSlow).toBe(true)
    expect(state.node).toBe('origin')
  })

  it.each<[LanguageTag, string, string]>([
    ['fr', 'flat-b1/cleaning', 'Un planning, ça te va ?'],
    ['fr', 'flat-b1/bother', 'Franchement ? Vos cheveux dans la douche.'],
    ['zh', 'clothes-a2/choice', '退款吧，可以吗？'],
    ['es', 'open-my-day/habit', '¿Una costumbre? Acostarme tarde.'],
  ])('in %s at %s a question that wants no answer gets none: %s', async (tag, place, message) => {
    const { text, state } = await say(tag, place, message)
    expect(text).not.toMatch(/ne (sais|saurais) pas|不知道|不太清楚|no (sabría|lo sé)/u)
    expect(state.node).not.toBe(place.split('/')[1])
  })

  it.each<[LanguageTag, string, string, RegExp]>([
    ['fr', 'open-plans/holiday', 'Au revoir, merci pour la conversation', /Au revoir/u],
    ['zh', 'open-my-family/pet', '今天就聊到这儿吧，拜拜', /再见/u],
  ])('in %s at %s a goodbye is one in an open talk, too: %s', async (tag, place, message, goodbye) => {
    expect((await say(tag, place, message)).text).toMatch(goodbye)
  })

  it.each<[LanguageTag, string, RegExp]>([
    ['es', 'what does mascotas mean?', /«mascota»: pet/u],
    ['es', '¿Cómo se dice "dog" en español?', /«perro»/u],
    ['zh', '怎么说 water?', /“水 \(shuǐ\)”/u],
    ['fr', 'Que veut dire « boulot » ?', /« boulot » : work/u],
    ['es', 'what does xyzzy mean?', /no la conozco/u],
  ])('a word is explained (%s: %s)', async (tag, message, explained) => {
    const places = { es: 'family/pet', fr: 'family/live', zh: 'introductions/hobby' } as Record<
      LanguageTag,
      string
    >
    const { text, state } = await say(tag, places[tag] ?? '', message)
    expect(text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ')).toMatch(explained)
    expect(state.misses).toBe(0)
  })

  it('what to say is told with a sentence that answers', async () => {
    const { text } = await say('es', 'cafe/food', 'What should I say?')
    expect(text).toMatch(/^Por ejemplo: «Sí, un cruasán, por favor\.»/u)
  })

  it('another topic begins another scene', async () => {
    expect((await say('es', 'cafe/food', '¿Podemos hablar de otra cosa?')).state.scene).not.toBe('cafe')
  })

  it('a machine says that it is one', async () => {
    expect((await say('zh', 'introductions/hobby', '你是机器人吗？')).text).toMatch(/我是一个程序/u)
  })
})

it.each<[LanguageTag, string]>([
  ['es', '<img src=x onerror=alert(1)>'],
  ['fr', '<script>alert("hola")</script>'],
  ['zh', '<b>我</b>'],
  ['fr', 'Я не знаю, что сказать'],
  ['zh', 'Я не знаю, что сказать'],
])('what is no text of the language is nobody’s name (%s: %s)', async (tag, message) => {
  const { state, feedback } = await say(tag, 'introductions/name', message)
  expect(state.node).toBe('name')
  expect(feedback?.suggestions.join('')).not.toBe('')
})

it('a forged list of questions that were answered leads out of the scene at worst', async () => {
  const given = { order: 'nowhere', food: 'order' }
  const { text } = await say('es', 'cafe/order', 'Un café, por favor.', { given })
  expect(text).not.toBe('')
})

describe('what stands beside an answer', () => {
  it('is no question about a word where it only tells more', async () => {
    expect((await say('es', 'clothes/what', 'Un jersey, que es friolero.')).text).toMatch(/^Un jersey/u)
    expect((await say('es', 'clothes/what', '¿Qué es friolero?')).text).toMatch(/friolero|palabra/u)
  })

  it('denies nothing of the answer where it is denied itself', async () => {
    const { text } = await say('es', 'clothes/color', 'Negros, que no se vean las manchas.')
    expect(text).not.toContain('varios colores')
  })

  it('follows on a name', async () => {
    const { text, state } = await say('es', 'family/name', 'Lucía, como mi abuela.')
    expect(text).toContain('Lucía')
    expect(state.node).toBe('photo')
  })

  it('is asked with one word that nobody knows', async () => {
    const { text } = await say('es', 'restaurant/table', 'Somos seis. ¿Tenéis sillita?')
    expect(text).not.toMatch(/^Para seis/u)
    expect(text).not.toContain('cerveza')
  })

  it('is thanked for once', async () => {
    const { text } = await say('es', 'pharmacy/bag', 'Sí, gracias. Y gracias por todo.')
    expect(text.match(/¡De nada!|¡No hay de qué!/gu)).toHaveLength(1)
  })

  it('belongs to the learner where the tutor says it again', async () => {
    const { text } = await say('es', 'directions-a2/lost', 'No encuentro mi hotel.')
    expect(text).toContain('¿Tu hotel?')
  })
})
