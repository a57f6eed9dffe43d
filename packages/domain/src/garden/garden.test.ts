import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plantStages } from '../plants/plant-stage.ts'
import { chooseWords, drawnOf, foldBeds, plantsOf, spaceBed } from './bed-layout.ts'
import { layBeds, type PlantedWord } from './beds.ts'
import { plantPose } from './plant-pose.ts'
import { joinBeds, tuftsOf } from './tufts.ts'

const lesson = (terms: string[]) => ({
  lessonId: terms.join(),
  title: '',
  goals: [],
  grammar: '',
  terms,
  url: '',
})
const units = [
  { unitId: 'first', title: 'First words', lessons: [lesson(['hola', 'adiós']), lesson(['gracias'])] },
  { unitId: 'people', title: 'People', lessons: [lesson(['amigo', 'hola'])] },
]
const word = (word_string: string, source: string, day = 1, tags: string[] = []): PlantedWord => ({
  word_string,
  source,
  tags,
  planted_at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
  planted_by: null,
})

describe('beds', () => {
  it('stand by where their words came from, the course first and in its order', () => {
    const beds = layBeds(
      [
        word('mesa', 'hand'),
        word('playa', 'file', 2, ['Holiday list', 'b']),
        word('silla', 'file'),
        word('amigo', 'lesson'),
        word('café', 'tutor'),
        { ...word('gracias', 'tutor', 3), planted_by: 'lesson' },
        word('hola', 'lesson'),
      ],
      units,
    )
    expect(beds.map(({ id }) => id)).toEqual([
      'unit:first',
      'unit:people',
      'talks',
      'tag:Holiday list',
      'imported',
      'added',
    ])
    expect(beds[0]?.words).toEqual(['hola', 'gracias'])
  })

  it('keep each plant in its place while others are planted', () => {
    const source = fc.constantFrom('tutor', 'lesson', 'hand', 'file')
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 40 }), (sources) => {
        const words = sources.map((from, day) => word(`w${day}`, from, day + 1))
        const before = layBeds(words.slice(0, -1), units)
        const after = new Map(layBeds(words.toReversed(), units).map((bed) => [bed.id, bed.words]))
        for (const { id, words: planted } of before)
          expect(after.get(id)?.slice(0, planted.length)).toEqual(planted)
      }),
    )
  })

  it('beyond twelve are folded away, the ones planted in last stay where they stood', () => {
    const many = layBeds(
      Array.from({ length: 15 }, (_, day) =>
        word(`w${day}`, 'file', 15 - day, [`tag ${String(day).padStart(2, '0')}`]),
      ),
      units,
    )
    const { shown, folded } = foldBeds(many)
    expect(shown.map(({ id }) => id)).toEqual(many.slice(0, 12).map(({ id }) => id))
    expect(folded).toHaveLength(3)
  })
})

describe('the room of a bed', () => {
  it.each([
    [10, 12, { plant: 56, cell: 62, columns: 5 }],
    [50, 114, { plant: 54, cell: 42, columns: 13 }],
    [30, 114, { plant: 54, cell: 42, columns: 8 }],
    [3, 114, { plant: 54, cell: 42, columns: 4 }],
    [44, 300, { plant: 36, cell: 36, columns: 11 }],
    [90, 300, { plant: 36, cell: 36, columns: 13 }],
    [30, 3000, { plant: 52, cell: 46, columns: 8 }],
  ])('with %i plants in a garden of %i words', (drawn, words, spacing) => {
    expect(spaceBed(drawn, words)).toEqual(spacing)
  })

  it('of too many words is for the thirsty first, then for what was planted last, in the order of planting', () => {
    const words = Array.from({ length: 50 }, (_, place) => `w${place}`)
    const { words: chosen, others } = chooseWords(words, (one) => one === 'w3' || one === 'w7', 24)
    expect(chosen).toHaveLength(23)
    expect(chosen.slice(0, 3)).toEqual(['w3', 'w7', 'w29'])
    expect(others).toBe(27)
    expect(chooseWords(words, () => false, 50)).toEqual({ words, others: 0 })
  })
})

describe('a garden that is drawn in parts', () => {
  const bedOf = (count: number) => ({
    id: `${count}`,
    origin: { kind: 'talks' as const },
    words: Array.from({ length: count }, (_, place) => `w${place}`),
    newest: '',
  })
  const beds = [bedOf(10), bedOf(30), bedOf(2)]

  it.each([
    [0, [0, 0, 0]],
    [12, [10, 2, 0]],
    [35, [10, 24, 1]],
    [999, [10, 24, 2]],
  ])('with %i plants has them bed by bed, on a phone no more than fit', (drawn, each) => {
    expect([...drawnOf(beds, drawn, true).values()]).toEqual(each)
  })

  it('is whole with as many plants as its beds draw', () => {
    expect([plantsOf(beds, true), plantsOf(beds, false)]).toEqual([36, 42])
    expect([...drawnOf(beds, 42, false).values()]).toEqual([10, 30, 2])
  })
})

describe('a garden of many words', () => {
  it('has one bed a source, at most 36 tufts in each, and a tuft for each stage that has a word', () => {
    const source = fc.constantFrom('tutor', 'lesson', 'hand', 'file')
    const sample = fc.array(fc.tuple(source, fc.constantFrom(...plantStages)), {
      minLength: 601,
      maxLength: 4000,
    })
    fc.assert(
      fc.property(sample, (rows) => {
        const words = rows.map(([from], place) => word(`w${place}`, from))
        const plants = new Map(rows.map(([, stage], place) => [`w${place}`, { stage }]))
        const { beds, tuft } = joinBeds(layBeds(words, units), plants, new Set(['w0', 'w600']))
        expect(beds.reduce((sum, bed) => sum + bed.words, 0)).toBe(words.length)
        expect(beds.reduce((sum, bed) => sum + bed.thirsty, 0)).toBe(2)
        for (const { stages } of beds) {
          const tufts = tuftsOf(stages, tuft)
          expect(tufts.length).toBeLessThanOrEqual(36)
          expect(new Set(tufts.map(({ stage }) => stage)).size).toBe(
            stages.filter((count) => count > 0).length,
          )
        }
      }),
      { numRuns: 20 },
    )
  })
})

it('a word stands alike on every visit, and unlike its neighbours', () => {
  expect(plantPose('hola')).toEqual(plantPose('hola'))
  const poses = ['hola', 'holo', 'adiós', 'gracias', 'sí', 'no', '你', '好'].map((one) =>
    JSON.stringify(plantPose(one)),
  )
  expect(new Set(poses).size).toBeGreaterThan(5)
  fc.assert(
    fc.property(fc.string(), (any) => {
      const { lean, scale } = plantPose(any)
      expect(Math.abs(lean)).toBeLessThanOrEqual(4)
      expect(scale).toBeGreaterThanOrEqual(0.94)
      expect(scale).toBeLessThanOrEqual(1.06)
    }),
  )
})
