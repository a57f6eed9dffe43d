import type { Chance } from '@lingarden/domain/chance'
import { localDay } from '@lingarden/domain/analytics/local-day'
import { expect } from 'vitest'
import { newRow } from '@/lib/bank/new-row'
import type { LingardenClient } from '@/lib/supabase'
import type { createDevice } from './device'

type Device = ReturnType<typeof createDevice>

const es = 'es-ES'
const pick = <T>(chance: Chance, list: readonly T[]): T | undefined =>
  list[Math.floor(chance() * list.length)]
const wordOf = (place: number) => `nota ${place}`
/** Each device has a setting that it alone changes: the other's may not come back with it. */
const settings = ['new_cards_per_day', 'reviews_per_day'] as const

/**
 * What is said of one thing again and again, so that the last word counts: notes, tags, settings, what is forgotten, and
 * answers to mistakes, which are known by their ids once they have arrived.
 */
export function createLastWords(userId: string, devices: readonly Device[], chance: Chance) {
  const owner = { userId, languageCode: es }
  const notes = new Map<string, string>()
  const tags = new Map<string, Set<string>>(devices.map((_, place) => [wordOf(place), new Set()]))
  const chosen = new Map<string, number>()
  const [made, told, forgotten] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const french = new Set<string>()
  const answers = new Map<string, Set<string>>()
  let known = { mistakes: new Map<string, string>(), facts: new Map<string, string>() }
  let count = 0

  const edit = (device: Device, change: object) =>
    device.put({ kind: 'bank', ...owner, editId: `last-${++count}`, edit: change })

  async function begin(): Promise<void> {
    for (const [place, device] of devices.entries())
      await edit(device, { kind: 'add', rows: [newRow(wordOf(place), 'hand', {})] })
  }

  async function writeOn(device: Device, place: number): Promise<void> {
    const word = wordOf(place)
    if (chance() < 0.5) {
      notes.set(word, `note ${++count}`)
      await edit(device, { kind: 'set', changes: [{ word, change: { notes: notes.get(word) } }] })
    }
    const own = tags.get(word) ?? new Set()
    const [add, remove] = [own.size < 5 ? [`t${++count}`] : [], own.size > 2 ? [...own].slice(0, 1) : []]
    for (const tag of add) own.add(tag)
    for (const tag of remove) own.delete(tag)
    await edit(device, { kind: 'tag', words: [word], add, remove })
    const setting = settings[place]
    if (!setting || chance() < 0.5) return
    chosen.set(setting, 1 + Math.floor(chance() * 100))
    await device.put({ kind: 'profile', userId, change: { [setting]: chosen.get(setting) } })
  }

  async function tellOn(device: Device, languageCode: string, text: string): Promise<void> {
    const facts = [{ topic: 'other', text, writtenIn: 'es' }]
    await device.put({ kind: 'facts', ...owner, languageCode, messageId: `last-${++count}`, facts })
  }

  async function rememberOn(device: Device, place: number): Promise<void> {
    const original = `una error ${++count}`
    made.add(original)
    const mistake = { original, corrected: `${original}!`, explanation: '', category: 'grammar' }
    const messageId = `last-${count}`
    const mistakes = [{ ...mistake, message_id: messageId }]
    await device.put({ kind: 'mistakes', ...owner, messageId, mistakes })
    if (chance() < 0.3) {
      told.add(`una casa (${++count})`)
      await tellOn(device, es, `una casa (${count})`)
    }
    if (place > 0) return
    // In another language all is forgotten now and then; what is told afterwards stays.
    if (chance() < 0.2) {
      french.clear()
      const all = { ...owner, languageCode: 'fr-FR', remembered: 'facts', itemId: null }
      await device.put({ kind: 'forget', ...all })
    } else {
      french.add(`un chat (${++count})`)
      await tellOn(device, 'fr-FR', `un chat (${count})`)
    }
  }

  async function answerOn(device: Device, moment: number): Promise<void> {
    const mistakeId = pick(chance, [...known.mistakes.values()])
    if (mistakeId !== undefined) {
      const answer = {
        id: crypto.randomUUID(),
        at: moment,
        day: localDay(moment, 'UTC'),
        isRight: chance() < 0.5,
      }
      answers.set(mistakeId, (answers.get(mistakeId) ?? new Set()).add(answer.id))
      await device.put({ kind: 'mistake-answer', ...owner, mistakeId, answer })
    }
    if (chance() > 0.2) return
    const remembered = chance() < 0.5 ? 'mistakes' : 'facts'
    const [text, itemId] = pick(chance, [...known[remembered]]) ?? []
    if (text === undefined || itemId === undefined) return
    forgotten.add(text)
    await device.put({ kind: 'forget', ...owner, remembered, itemId })
  }

  const read = async (client: LingardenClient) => ({
    mistakes:
      (await client.from('learner_mistakes').select('id, original, answers').like('original', 'una error%'))
        .data ?? [],
    facts: (await client.from('learner_facts').select('id, fact, language_code')).data ?? [],
  })

  return {
    begin,
    live: async (moment: number) => {
      for (const [place, device] of devices.entries()) {
        await writeOn(device, place)
        if (chance() < 0.4) await rememberOn(device, place)
        await answerOn(device, moment)
      }
    },
    /** Both devices read what has arrived, and can speak of it from now on. */
    readAgain: async (client: LingardenClient) => {
      const { mistakes, facts } = await read(client)
      known = {
        mistakes: new Map(mistakes.map(({ id, original }) => [original, id])),
        facts: new Map(facts.filter(({ fact }) => told.has(fact)).map(({ id, fact }) => [fact, id])),
      }
    },
    expectLast: async (client: LingardenClient) => {
      const rows = await client
        .from('user_dictionaries')
        .select('word_string, notes, tags')
        .like('word_string', 'nota%')
      const words = rows.data ?? []
      expect(new Map(words.map((row) => [row.word_string, row.notes]))).toEqual(notes)
      expect(new Map(words.map((row) => [row.word_string, new Set(row.tags)]))).toEqual(tags)
      const { data: profile } = await client.from('profiles').select(settings.join(', ')).single()
      expect(profile).toEqual(Object.fromEntries(chosen))

      const { mistakes, facts } = await read(client)
      const left = [...made].filter((original) => !forgotten.has(original))
      expect(mistakes.map(({ original }) => original).toSorted()).toEqual(left.toSorted())
      for (const { id, answers: kept } of mistakes)
        expect(new Set((kept as { id: string }[]).map((one) => one.id))).toEqual(answers.get(id) ?? new Set())
      const ofLanguage = (code: string) =>
        facts.flatMap(({ fact, language_code }) => (language_code === code ? [fact] : []))
      expect(new Set(ofLanguage('fr-FR'))).toEqual(french)
      const own = ofLanguage(es).filter((fact) => fact.startsWith('una casa'))
      expect(new Set(own)).toEqual(told.difference(forgotten))
      expect(forgotten.size).toBeGreaterThan(1)
      expect(answers.size).toBeGreaterThan(5)
    },
  }
}
