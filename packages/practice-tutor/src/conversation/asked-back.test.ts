import { beforeAll, describe, expect, it } from 'vitest'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { createPracticeTutor } from '../engine.ts'
import { turnInput } from '../test/take-turn.ts'

let tutor: ReturnType<typeof createPracticeTutor>

beforeAll(async () => {
  tutor = createPracticeTutor(await loadLexicons())
})

/** What the tutor says to messages from a place in a scene on. */
async function talk(tag: LanguageTag, place: string, messages: readonly string[]): Promise<string[]> {
  const [scene, node] = place.split('/')
  let engineState: string | undefined = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const history: { role: 'user' | 'ai'; content: string }[] = []
  for (const message of messages) {
    const input = turnInput(tag, { message, engineState, history: [...history], seed: history.length })
    const replies: string[] = []
    for await (const event of tutor.turn(input)) {
      if (event.type === 'reply') replies.push(event.text)
      if (event.type === 'state') engineState = event.engineState
    }
    history.push({ role: 'user', content: message }, { role: 'ai', content: replies.join(' ') })
  }
  return history.flatMap(({ role, content }) => (role === 'ai' ? [content] : []))
}

const isUnknown = (tag: LanguageTag, reply: string) =>
  tutorRulesOf(tag).lines.questionUnknown.some((line) => reply.includes(line))

describe('a question that no scene has an answer to', () => {
  it.each<[LanguageTag, string, string, RegExp]>([
    ['es', 'cafe/more', 'No, nada más. ¿Crees que Madrid va a ganar?', /depende|Un poco sí|lo sabes tú/],
    ['es', 'flat-b1/guest', '¿Se puede fumar en el balcón?', /Sí, |Por supuesto/],
    ['es', 'cafe/more', 'No, nada más. ¿Estás muy ocupado hoy?', /gracias por preguntar|no me quejo/],
    ['es', 'cafe/more', '¿Por qué lo preguntas?', /curiosidad|charlar|conocer/],
    ['es', 'family/live', '¿Has estado alguna vez en Irlanda?', /Todavía no|hace años/],
    ['fr', 'clothes-b1/style', 'Tu trouves ?', /Ça dépend|Un peu oui/],
    ['fr', 'market/amount', 'Je peux laisser mon vélo ici ?', /Oui, |Bien sûr/],
    ['fr', 'cafe/more', 'Vous aimez votre métier ?', /beaucoup|Bien sûr/],
    ['fr', 'clothes-b1/same', 'Vous êtes sûre ?', /vraiment|bien ça|aucun doute/],
    ['zh', 'introductions-a2/outing', '我可以带我弟弟去吗？', /可以|没关系/],
    ['zh', 'cafe/more', '不要了。您今天累不累？', /还可以|还行/],
    ['zh', 'introductions/work', '你问这个做什么？', /好奇|聊聊|了解/],
    ['zh', 'open-food/drink-on', '两三杯。你喝茶还是喝咖啡？', /心情|两个/],
    ['zh', 'open-my-family/pet', '不养。你养吗？', /我没有养动物/],
    ['zh', 'introductions/work', '你是老师吗？', /我是老师/],
    ['zh', 'weekend-a2/how', '她又哭又笑！你呢，周末做什么了？', /爬山/],
    ['fr', 'introductions/origin', "Du Danemark, d'un petit port. Tu connais ?", /de nom|Un peu/],
    ['fr', 'family/live', 'Ils habitent à Brest. Et les tiens ?', /à Lyon/],
    ['fr', 'open-food/drink', "De l'eau. Tu bois du thé ou du café ?", /les deux|des deux/],
  ])('is answered by its kind (%s, %s: “%s”)', async (tag, place, message, answer) => {
    const [reply = ''] = await talk(tag, place, [message])
    expect(reply).toMatch(answer)
    expect(isUnknown(tag, reply)).toBe(false)
  })

  it.each<[LanguageTag, string]>([
    ['es', '¿Cuántas ventanas tiene el ayuntamiento?'],
    ['fr', 'Combien de fenêtres il y a à la mairie ?'],
    ['zh', '市政府有多少个窗户？'],
  ])('hears in no two turns that it is not known in the same words (%s)', async (tag, question) => {
    const replies = await talk(
      tag,
      'cafe/order',
      Array.from({ length: 4 }, () => question),
    )
    const said = replies.flatMap((reply) =>
      tutorRulesOf(tag).lines.questionUnknown.filter((line) => reply.includes(line)),
    )
    expect(said.length).toBeGreaterThan(1)
    expect(new Set(said).size).toBe(said.length)
  })
})

describe('“and you?”', () => {
  it.each<[LanguageTag, string, string]>([
    ['es', '¿Y tú?', 'A mí me gusta leer y escuchar música.'],
    ['fr', 'Et toi ?', "Moi, j'aime lire et écouter de la musique."],
  ])('is answered once (%s)', async (tag, question, answer) => {
    const [first = '', second = ''] = await talk(tag, 'introductions/hobby', [question, question])
    expect(first).toContain(answer)
    expect(second).not.toContain(answer)
  })
})

describe('what was answered already', () => {
  it('is not answered once more beside the answer to another question', async () => {
    const [first = '', second = ''] = await talk('es', 'flat-b1/noise', [
      '¿Yo? No, yo estaba durmiendo.',
      'No he sido yo, no me gusta el queso.',
    ])
    expect(first).toContain('Vale, te creo')
    expect(second).not.toContain('Vale, te creo')
  })
})

describe('one word in what is told', () => {
  it.each<[LanguageTag, string]>([
    ['es', 'Mi serie favorita es una comedia de un hospital.'],
    ['fr', "Ma série préférée se passe à l'hôpital."],
    ['zh', '我最喜欢的电视剧是医院的故事。'],
  ])('is no bad news (%s: “%s”)', async (tag, message) => {
    const [reply = ''] = await talk(tag, 'open-my-day/evening', [message])
    const sorry = tutorRulesOf(tag).hearing.reactions[0]?.lines ?? []
    expect(sorry.filter((line) => reply.includes(line))).toEqual([])
  })
})

describe('a goodbye', () => {
  it.each<[LanguageTag, string, string]>([
    ['es', 'Mi madre me espera. ¿Quién ganó ayer? ¡Adiós!', '¡Hasta luego!'],
    ['fr', "Ma mère m'attend. Qui a gagné hier ? Au revoir !", 'Au revoir'],
    ['zh', '我妈妈在等我。昨天谁赢了？再见！', '再见'],
  ])('is returned without a reaction or what is not known (%s)', async (tag, message, goodbye) => {
    const [reply = ''] = await talk(tag, 'cafe/order', [message])
    expect(reply).toContain(goodbye)
    expect(reply.startsWith(goodbye)).toBe(true)
    expect(isUnknown(tag, reply)).toBe(false)
  })
})

it('says nothing of not knowing to who only asks how it goes on', async () => {
  const [reply = ''] = await talk('es', 'directions/again', ['A la izquierda. Y luego, ¿qué hago?'])
  for (const line of tutorRulesOf('es').lines.questionUnknown) expect(reply).not.toContain(line)
})

it.each([
  ['weekend/time', 'A las seis. ¿Te va bien a las seis?', /^Sí, a esa hora/u],
  ['weekend/free', 'El sábado no puedo, trabajo. ¿Te va bien el viernes?', /(?:miro|mirarlo)/u],
  ['directions/ticket', 'No entiendo «acera». ¿Qué es?', /^«acera»: [^.]+\. Es el autobús/u],
])('at %s “%s” is answered as what it is', async (place, message, answer) => {
  const [reply = ''] = await talk('es', place, [message])
  expect(reply).toMatch(answer)
})

describe('what is asked about the tutor in a talk without a script', () => {
  it.each<[LanguageTag, string]>([
    ['es', '¿Qué pintor te gusta?'],
    ['fr', 'Et toi, tu collectionnes quelque chose ?'],
    ['fr', 'Quel peintre tu aimes ?'],
    ['zh', '你怕蜘蛛吗？'],
  ])('is owned to be new where nobody wrote an answer, in %s: %s', async (tag, message) => {
    const [reply = ''] = await talk(tag, 'open-my-day/evening', [message])
    expect(tutorRulesOf(tag).lines.ownUnknown.filter((line) => reply.includes(line))).toHaveLength(1)
  })

  it('is answered where it is what the tutor tells, and that it is no person', async () => {
    const [lives, machine] = await talk('es', 'open-my-day/evening', [
      '¿Con quién vives tú?',
      'Oye, ¿tú eres una persona de verdad?',
    ])
    expect(lives).toContain('Vivo solo')
    expect(machine).toContain('no una persona')
  })
})
