import type { Chance } from '@lingarden/domain/chance'
import { localDay } from '@lingarden/domain/analytics/local-day'
import { expect } from 'vitest'
import { newRow } from '@/lib/bank/new-row'
import type { LingardenClient } from '@/lib/supabase'
import type { createDevice } from './device'

type Device = ReturnType<typeof createDevice>
type Client = LingardenClient

const es = 'es-ES'
const words = ['sol', 'mar', 'luna', 'río', 'pan', 'sal']
const pick = <T>(chance: Chance, list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T

/** What a learner does on two devices, and what must have come of it once both have sent everything. */
export function createLife(userId: string, devices: readonly Device[], chance: Chance) {
  const owner = { userId, languageCode: es }
  const seen = new Map<string, number>()
  const [added, removed] = [new Set<string>(), new Set<string>()]
  const reviews = new Set<string>()
  const seconds = new Map<string, number>()
  const made = new Map<string, Set<string>>()
  const facts = new Set<string>()
  const messages = new Map<string, number>()
  const deleted = new Set<string>()
  const activities = new Map<string, boolean>()
  const played = new Map<string, string>()
  let count = 0

  /** One day on one device; each thing happens now and then. */
  async function liveOn(device: Device, place: number, moment: number): Promise<void> {
    const date = localDay(moment, 'UTC')
    const name = `${place}-${++count}`
    const often = async (share: number, act: () => Promise<void>) => {
      if (chance() < share) await act()
    }
    await often(0.8, async () => {
      const met = [pick(chance, words), pick(chance, words)]
      for (const word of met) seen.set(word, (seen.get(word) ?? 0) + 1)
      await device.meet(es, met, new Date(moment).toISOString())
    })
    await often(0.7, async () => {
      const word = `palabra ${name}`
      added.add(word)
      const edit = {
        kind: 'add',
        rows: [newRow(word, 'hand', { planted_at: new Date(moment).toISOString() })],
      }
      await device.put({ kind: 'bank', ...owner, editId: name, edit })
      await device.put({ kind: 'day-words', ...owner, changeId: name, date, added: [word], removed: [] })
    })
    await often(0.4, async () => {
      const change = { word: pick(chance, words), change: { notes: name } }
      await device.put({
        kind: 'bank',
        ...owner,
        editId: `n${name}`,
        edit: { kind: 'set', changes: [change] },
      })
    })
    await often(0.4, () => {
      const edit = { kind: 'tag', words: [pick(chance, words)], add: [`t${name}`], remove: [] }
      return device.put({ kind: 'bank', ...owner, editId: `t${name}`, edit })
    })
    await often(0.9, async () => {
      const id = crypto.randomUUID()
      reviews.add(id)
      await device.review({
        id,
        word: pick(chance, words),
        kind: 'recognition',
        grade: 3,
        reviewedAt: moment,
      })
    })
    await often(0.9, async () => {
      // Each device practises at an hour of its own; a slice grows while it runs.
      const startedAt = moment - (moment % 86_400_000) + (place * 5 + 1) * 3_600_000
      const slice = {
        id: crypto.randomUUID(),
        languageCode: es,
        kind: 'tutor',
        date,
        minuteOfDay: 60,
        startedAt,
      }
      const long = 60 + Math.floor(chance() * 600)
      for (const part of [30, long])
        await device.put({ kind: 'practice', userId, slice: { ...slice, seconds: part }, sent: 0 })
      seconds.set(date, (seconds.get(date) ?? 0) + long)
    })
    await often(0.6, async () => {
      const original = pick(chance, ['yo tiene', 'un casa'])
      const mistake = { original, corrected: `${original}!`, explanation: '', category: 'grammar' }
      made.set(original, (made.get(original) ?? new Set()).add(name))
      const mistakes = [{ ...mistake, message_id: name }]
      await device.put({ kind: 'mistakes', ...owner, messageId: name, mistakes })
      // Some are put right at once, after a hint: that is no other mistake, on whichever device it is heard of first.
      const [first] = mistakes
      if (first && chance() < 0.5)
        await device.put({ kind: 'self-mended', ...owner, messageId: name, mistake: first })
    })
    await often(0.3, async () => {
      const text = `un gato (${name})`
      facts.add(text)
      const told = [{ topic: 'other', text, writtenIn: 'es' }]
      await device.put({ kind: 'facts', ...owner, messageId: `f${name}`, facts: told })
    })
    await often(0.6, () => talk(device, place))
    await often(0.3, async () => {
      const activityId = crypto.randomUUID()
      const isKept = chance() < 0.6
      activities.set(activityId, isKept)
      const activity = { id: activityId, name, selection: { by: 'due' }, kinds: ['choice'] }
      await device.put({ kind: 'activity', ...owner, activityId, activity })
      if (!isKept) await device.put({ kind: 'activity', ...owner, activityId, activity: null })
    })
    await often(0.4, async () => {
      const lessonId = `lesson-${count}`
      const playedAt = new Date(moment).toISOString()
      played.set(lessonId, playedAt)
      const reached = { courseId: 'es-a1', lessonId, position: null, playedAt, reachedAt: moment }
      await device.put({ kind: 'lesson', userId, ...reached })
    })
  }

  /** Goes on with a conversation of the device, or begins another; each message is there once in the end. */
  async function talk(device: Device, place: number): Promise<void> {
    const mine = [...messages.keys()].filter(
      (key) => key.endsWith(`-00000000000${place}`) && !deleted.has(key),
    )
    const id = mine.at(-1) ?? `${crypto.randomUUID().slice(0, 23)}-00000000000${place}`
    const length = (messages.get(id) ?? 0) + 1
    messages.set(id, length)
    const said = Array.from({ length }, (_, at) => ({ id: `u${at}`, type: 'user', content: `Hola ${at}` }))
    const content = { messages: said, goals: [], engine_state: null, topics: [] }
    await device.put({ kind: 'history', ...owner, id, title: 'Hola', content })
    if (chance() < 0.3) await device.put({ kind: 'rename', ...owner, id, title: `Mine ${place}` })
    if (chance() < 0.2) await device.put({ kind: 'stats', ...owner, id, stats: { totalTime: length } })
    if (chance() < 0.2) {
      deleted.add(id)
      await device.put({ kind: 'deletion', ...owner, id })
    }
  }

  return {
    live: async (moment: number) => {
      for (const [place, device] of devices.entries()) await liveOn(device, place, moment)
    },
    /** A third device takes a word out that has arrived: nothing that is sent again may bring it back. */
    undoElsewhere: async (client: Client) => {
      const { data } = await client
        .from('user_dictionaries')
        .select('word_string')
        .like('word_string', 'palabra%')
      const word = data?.[Math.floor(chance() * data.length)]?.word_string
      if (word === undefined) return
      removed.add(word)
      await client.from('user_dictionaries').delete().eq('word_string', word)
    },
    expectWhole: async (client: Client) => {
      const rows = (await client.from('user_dictionaries').select('word_string, seen, tags')).data ?? []
      const counted = rows.filter(({ word_string }) => words.includes(word_string))
      expect(new Map(counted.map((row) => [row.word_string, row.seen]))).toEqual(seen)
      const own = rows.map(({ word_string }) => word_string).filter((word) => word.startsWith('palabra'))
      expect(own.toSorted()).toEqual([...added].filter((word) => !removed.has(word)).toSorted())

      const log = (await client.from('review_log').select('id')).data ?? []
      expect(log.map(({ id }) => id).toSorted()).toEqual([...reviews].toSorted())

      const days = (
        await client.from('daily_analytics_history').select('date, practice_time_seconds, words_added')
      ).data
      const practised = (days ?? []).filter((one) => one.practice_time_seconds > 0)
      expect(new Map(practised.map((one) => [one.date, one.practice_time_seconds]))).toEqual(seconds)
      const ofDays = (days ?? []).flatMap(({ words_added }) => words_added)
      expect(new Set(ofDays).size).toBe(ofDays.length)
      expect(ofDays).toEqual(expect.arrayContaining(own))

      const mistakes = (await client.from('learner_mistakes').select('original, times_made')).data ?? []
      const again = mistakes.filter(({ original }) => made.has(original))
      expect(new Map(again.map((one) => [one.original, one.times_made]))).toEqual(
        new Map(Array.from(made, ([original, where]) => [original, where.size])),
      )
      const told = (await client.from('learner_facts').select('fact').like('fact', 'un gato%')).data ?? []
      expect(told.map(({ fact }) => fact).toSorted()).toEqual([...facts].toSorted())

      const talks = (await client.from('tutor_histories').select('id, messages')).data ?? []
      expect(new Map(talks.map((one) => [one.id, (one.messages as unknown[]).length]))).toEqual(
        new Map([...messages].filter(([id]) => !deleted.has(id))),
      )
      const saved = (await client.from('review_activities').select('id')).data ?? []
      const kept = [...activities].filter(([, isKept]) => isKept).map(([id]) => id)
      expect(saved.map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
      const lessons = (await client.from('lesson_progress').select('lesson_id')).data ?? []
      expect(lessons.map(({ lesson_id }) => lesson_id).toSorted()).toEqual([...played.keys()].toSorted())
    },
  }
}
