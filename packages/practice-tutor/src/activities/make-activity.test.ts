import { checkExercise, practisedText } from '@lingarden/domain/exercises/check-exercise'
import { gapsOf } from '@lingarden/domain/exercises/cloze-text'
import type { TalkExercise } from '@lingarden/domain/exercises/drill'
import { exerciseKinds } from '@lingarden/domain/exercises/exercise'
import { isSound } from '@lingarden/domain/exercises/is-sound'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { ActivityMaterial, SaidSentence } from '@lingarden/domain/tutor-activity'
import { describe, expect, it } from 'vitest'
import { scenesOf } from '@lingarden/languages/loaded'
import { makeActivity } from './make-activity.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const say = (text: string): SaidSentence => ({
  text,
  words: Array.from(segmenter.segment(text), ({ segment }) => segment),
})
const material = (changes: Partial<ActivityMaterial> = {}): ActivityMaterial => ({
  kind: undefined,
  sentences: [],
  words: [],
  mistakes: [],
  ...changes,
})
const cold = {
  original: 'agua frío',
  corrected: 'agua fría',
  sentence: 'Quiero un agua frío, por favor.',
  mended: 'Quiero un agua fría, por favor.',
}
const make = (changes: Partial<ActivityMaterial>, language: LanguageTag = 'es', seed = 1) =>
  makeActivity(material(changes), { language, into: 'en', seed })

const ownAnswer = (exercise: TalkExercise) => {
  if (exercise.kind === 'drop') return [String(exercise.words.indexOf('a'))]
  if (exercise.kind === 'choice') return [exercise.answer]
  if (exercise.kind === 'order') return exercise.pieces
  return gapsOf(exercise.text).map(({ answers }) => answers[0] ?? '')
}

describe('the mistake that the learner made', () => {
  it('is a gap in their own sentence, and is not taken again', async () => {
    const [first] = (await make({ kind: 'cloze', mistakes: [cold] }))?.exercises ?? []
    expect(first).toEqual({
      kind: 'cloze',
      prompt: 'You wrote “frío”. What is right here?',
      text: 'Quiero un agua {fría}, por favor.',
      struck: ['frío'],
      refuse: ['frío'],
    })
    expect(first && checkExercise(first, ['frío'], 'es').isRight).toBe(false)
    expect(first && checkExercise(first, ['fria'], 'es').isRight).toBe(true)
  })

  it.each([undefined, 'cloze'] as const)('of one word too many is struck out, asked for %s', async (kind) => {
    const mistake = {
      original: 'a un',
      corrected: 'un',
      sentence: 'Quiero a un café con leche.',
      mended: 'Quiero un café con leche.',
    }
    const made = await make({ kind, mistakes: [mistake] })
    expect(made?.title).toBe('Mend your sentence')
    const [first] = made?.exercises ?? []
    expect(first).toEqual({
      kind: 'drop',
      prompt: 'You wrote one word too many here. Choose it.',
      words: ['Quiero', 'a', 'un', 'café', 'con', 'leche.'],
      right: 'Quiero un café con leche.',
    })
    expect(first && checkExercise(first, ['1'], 'es').isRight).toBe(true)
    expect(first && checkExercise(first, ['2'], 'es').isRight).toBe(false)
  })

  it('is a choice between the two sentences', async () => {
    const [first] = (await make({ kind: 'choice', mistakes: [cold] }))?.exercises ?? []
    expect(first).toMatchObject({ answer: 'Quiero un agua fría, por favor.' })
    expect(first?.kind === 'choice' && first.options.toSorted()).toEqual([
      'Quiero un agua fría, por favor.',
      'Quiero un agua frío, por favor.',
    ])
  })

  it('in Mandarin is a gap of characters with both to choose from', async () => {
    const mistake = {
      original: '一张咖啡',
      corrected: '一杯咖啡',
      sentence: '我想喝一张咖啡。',
      mended: '我想喝一杯咖啡。',
    }
    const [first] = (await make({ kind: 'cloze', mistakes: [mistake] }, 'zh'))?.exercises ?? []
    expect(first).toMatchObject({ text: '我想喝一{杯}咖啡。', bank: ['张', '杯'] })
  })

  it.each([{ sentence: 'Otra cosa.' }, { mended: null }, { mended: undefined }])(
    'is told without its sentence where that is not known to be right: %o',
    async (changes) => {
      const [first] = (await make({ kind: 'cloze', mistakes: [{ ...cold, ...changes }] }))?.exercises ?? []
      expect(first).toMatchObject({ text: 'agua {fría}' })
    },
  )

  it.each(exerciseKinds)('never has another mistake of its sentence taught by a %s', async (kind) => {
    const sentence = 'Yo tener dos hermano y una casa.'
    const mistakes = [{ original: 'tener', corrected: 'tengo', sentence }]
    expect(await make({ kind, mistakes })).toBeUndefined()
    const mended = 'Yo tengo dos hermanos y una casa.'
    const [first] =
      (await make({ kind, mistakes: mistakes.map((one) => ({ ...one, mended })) }))?.exercises ?? []
    expect(first && practisedText(first, 'es')).toBe(mended)
  })
})

it('a mistake with nothing around it is left out', async () => {
  expect(await make({ mistakes: [{ original: 'una', corrected: 'un' }] })).toBeUndefined()
  const inSentence = { original: 'una', corrected: 'un', sentence: 'una agua', mended: 'un agua' }
  expect((await make({ mistakes: [inSentence] }))?.exercises).toMatchObject([{ text: '{un} agua' }])
})

it('prompts and title come in the language asked for', async () => {
  const activity = await makeActivity(material({ mistakes: [cold] }), { language: 'es', into: 'fr', seed: 1 })
  expect(activity?.title).toBe('Complétez les phrases')
  expect(activity?.exercises[0]?.prompt).toBe(
    'Vous avez écrit «\u00A0frío\u00A0». Que faut-il écrire ici\u202F?',
  )
})

it('words of the bank are asked for before others, names never', async () => {
  const sentences = [say('Me gusta visitar Madrid por la tarde.')]
  for (let seed = 0; seed < 20; seed++) {
    const activity = await make({ kind: 'cloze', sentences, words: [{ term: 'tarde' }] }, 'es', seed)
    expect(activity?.exercises).toMatchObject([
      { text: 'Me gusta visitar Madrid por la {tarde}.', hints: ['t'] },
    ])
  }
})

it('a meaning is asked for among those that surely differ', async () => {
  const words = [
    { term: 'taza', meaning: 'cup' },
    { term: 'copa', meaning: 'cup, glass' },
    { term: 'vaso', meaning: 'glass tumbler' },
    { term: 'mesa', meaning: 'table' },
    { term: 'silla', meaning: 'chair' },
  ]
  const { exercises = [] } = (await make({ kind: 'choice', words })) ?? {}
  expect(exercises).toHaveLength(3)
  for (const exercise of exercises) {
    expect(exercise).toMatchObject({ kind: 'choice', optionsIn: 'english' })
    if (exercise.kind !== 'choice' || exercise.text !== 'copa') continue
    expect(exercise.options).not.toContain('glass tumbler')
  }
})

it('a meaning is asked for among those of one language, in which none shares a word with it', async () => {
  const words = [
    { term: 'fuerza', meaning: '力量', meaningIn: 'zh' as const },
    { term: 'energía', meaning: '能量，精力', meaningIn: 'zh' as const },
    { term: 'verdad', meaning: '真相', meaningIn: 'zh' as const },
    { term: 'hermoso', meaning: '美丽的', meaningIn: 'zh' as const },
    { term: 'alto', meaning: '高的', meaningIn: 'zh' as const },
    { term: 'mesa', meaning: 'table' },
  ]
  const { exercises = [] } = (await make({ kind: 'choice', words })) ?? {}
  const choices = exercises.flatMap((exercise) => (exercise.kind === 'choice' ? [exercise] : []))
  expect(choices).toHaveLength(3)
  for (const { options, meaningsIn } of choices) {
    expect(meaningsIn).toBe('zh')
    expect(options).not.toContain('table')
  }
  const ofForce = choices.filter(({ text }) => text === 'fuerza').flatMap(({ options }) => options)
  expect(ofForce).not.toContain('能量，精力')
})

it('nothing said and nothing wrong gives no activity', async () => {
  expect(await make({})).toBeUndefined()
  expect(await make({ sentences: [say('Hola.'), say('{x} | {y}')] })).toBeUndefined()
})

it('the same seed makes the same activity', async () => {
  const sentences = [say('¿Qué quieres tomar hoy?'), say('Muy bien, aquí tienes el café.')]
  expect(await make({ sentences }, 'es', 5)).toEqual(await make({ sentences }, 'es', 5))
})

describe.each(['es', 'fr', 'zh'] as const)('every scene in %s', (language) => {
  it.each(exerciseKinds)('gives a sound %s that takes its own answer', async (kind) => {
    for (const { nodes } of scenesOf(language)) {
      const texts = Object.values(nodes).flatMap(({ ask, models }) => [...ask, ...models])
      const activity = await make({ kind, sentences: texts.map(say) }, language, texts.length)
      expect(activity?.type).toBe(kind)
      expect(activity?.exercises).toHaveLength(3)
      for (const exercise of activity?.exercises ?? []) {
        expect(isSound(exercise, language)).toBe(true)
        expect(checkExercise(exercise, ownAnswer(exercise), language).isRight).toBe(true)
        expect(texts.some((text) => text.includes(practisedText(exercise, language)))).toBe(true)
      }
    }
  })
})
