import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, place: string, message: string): Promise<string> {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

const timesIn = (reply: string, part: string): number => reply.split(part).length - 1

describe('what is said before the next question', () => {
  it.each<[LanguageTag, string, string, string, string]>([
    ['es', 'introductions/hobby', 'Me gusta cocinar. ¿Y a ti?', 'me gusta leer', 'A mí también'],
    ['fr', 'introductions/hobby', "J'aime coudre. Et toi ?", "j'aime lire", 'Moi aussi'],
    ['zh', 'introductions/hobby', '我喜欢做饭。你呢？', '我喜欢看书', '我也喜欢'],
  ])('has no “me too” of who just told something else (%s)', async (tag, place, message, own, too) => {
    const reply = await say(tag, place, message)
    expect(reply).toContain(own)
    expect(reply).not.toContain(too)
  })

  it('keeps a “me too” where nothing was asked', async () => {
    expect(await say('fr', 'introductions/hobby', "J'aime coudre.")).toContain('Moi aussi')
  })

  it('tells a price that was asked for once', async () => {
    const reply = await say(
      'fr',
      'flat/price',
      "Le loyer, c'est combien par mois ? Et le quartier est calme ?",
    )
    expect(timesIn(reply, 'sept cents euros')).toBe(1)
  })

  it('says one thing to two answers where neither needs more than a word', async () => {
    const reply = await say('fr', 'introductions/origin', "Je viens du Sénégal, mais j'habite à Lille.")
    expect(timesIn(reply, '!')).toBe(1)
  })

  it('greets once', async () => {
    const reply = await say('fr', 'introductions/name', "Bonjour ! Moi, c'est Fatou.")
    expect(timesIn(reply, 'Bonjour')).toBe(1)
  })
})
