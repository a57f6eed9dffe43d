import { loadFirstTalk } from '@lingarden/languages/load'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FirstTalk } from '@lingarden/languages/first-talk'
import type { FirstAnswer } from './answers.ts'
import { mostSeeds, seedsOf } from './seeds.ts'
import { answersBefore, chipsOf, lineOf, nextStep, sentenceOf } from './talk-state.ts'

let talk: FirstTalk
beforeAll(async () => {
  const loaded = await loadFirstTalk('es')
  if (!loaded) throw new Error('there is no first talk')
  talk = loaded
})

const own = (
  text: string,
  corrections: Extract<FirstAnswer, { step: 'own' }>['corrections'] = [],
): FirstAnswer => ({
  step: 'own',
  text,
  corrections,
})
const until: FirstAnswer[] = [
  { step: 'hello', text: '¡Hola!' },
  { step: 'name', text: 'Ana' },
  { step: 'place', text: 'Leeds' },
]
const seeds = (...answers: FirstAnswer[]) =>
  seedsOf(talk, answers).map(({ text, stage, sentence }) => [text, stage, sentence])

describe('the steps', () => {
  it('follow one another, and mending is left out of a right sentence', () => {
    expect(nextStep(talk, [])).toBe('hello')
    expect(nextStep(talk, until)).toBe('own')
    expect(nextStep(talk, [...until, own('los perros')])).toBe('mend')
    expect(nextStep(talk, [...until, own('el café')])).toBe('contrast')
    expect(nextStep(talk, [...until, own('los perros'), { step: 'mend', isSaid: false }])).toBe('contrast')
  })

  it('end with goodbye', () => {
    const rest: FirstAnswer[] = [
      own('el café'),
      { step: 'contrast', text: 'No sé.' },
      { step: 'recall', text: 'gustan', isRight: false },
      { step: 'goodbye', text: '¡Adiós, Alex!' },
    ]
    expect(nextStep(talk, [...until, ...rest])).toBeUndefined()
  })

  it('are gone back to with what was said before them', () => {
    expect(answersBefore([...until, own('el café')], 'place')).toEqual(until.slice(0, 2))
  })
})

describe('the lines', () => {
  it('say what the learner wrote, also where it looks like a place for it', () => {
    expect(lineOf(talk, 'place', until)?.text).toBe('Mucho gusto, Ana. ¿De dónde eres?')
    const odd: FirstAnswer[] = [{ step: 'name', text: '{place}' }]
    expect(lineOf(talk, 'place', odd)?.text).toBe('Mucho gusto, {place}. ¿De dónde eres?')
  })

  it('say the mended words again, and ask for the other number', () => {
    const line = (text: string) => lineOf(talk, 'contrast', [...until, own(text)])?.text
    expect(line('los perros')).toBe('¡Te gustan los perros! A mí también. ¿Y el café?')
    expect(line('la música')).toBe('¡Te gusta la música! A mí también. ¿Y los perros?')
    expect(line('los gatos')).toBe('¡Te gustan los gatos! A mí también. ¿Y el café?')
    // Nobody knows how it would be said again.
    expect(line('cantar')).toBe('¡Qué bien! ¿Y el café?')
    expect(chipsOf(talk, 'contrast', [...until, own('la música')])[0]?.text).toBe('Sí, me gustan los perros.')
  })

  it('the learner’s sentence is the mended one once it was said again, and none where it was not', () => {
    const answers = [...until, own('los perros')]
    const said = (answer: FirstAnswer) => sentenceOf(talk, answer, answers)
    expect(said(own('los perros'))).toBe('Me gusta los perros.')
    expect(said({ step: 'mend', isSaid: true })).toBe('Me gustan los perros.')
    expect(said({ step: 'mend', isSaid: false })).toBeUndefined()
    expect(said({ step: 'recall', text: 'gustan', isRight: false })).toBeUndefined()
  })
})

describe('the bed', () => {
  it('has what was said, in the sentence that was right', () => {
    expect(seeds(...until, own('los perros'), { step: 'mend', isSaid: true })).toEqual([
      ['hola', 'seed', '¡Hola!'],
      ['me llamo', 'seed', 'Me llamo Ana.'],
      ['soy de', 'seed', 'Soy de Leeds.'],
      ['los perros', 'seed', 'Me gustan los perros.'],
      ['gustan', 'seed', 'Me gustan los perros.'],
    ])
  })

  it('has no seed of a mended sentence that was not said again', () => {
    expect(seeds(own('los perros'), { step: 'mend', isSaid: false }).map(([text]) => text)).toEqual([
      'los perros',
    ])
  })

  it('sprouts where the word was recalled, and nowhere else', () => {
    const recall = (isRight: boolean) => seeds(own('el café'), { step: 'recall', text: 'gustan', isRight })
    expect(recall(true)).toEqual([
      ['el café', 'seed', 'Me gusta el café.'],
      ['me gusta', 'sprout', 'Me gusta el café.'],
    ])
    expect(recall(false)[1]?.[1]).toBe('seed')
  })

  it('takes nothing twice, seven words at most', () => {
    const all: FirstAnswer[] = [
      ...until,
      own('los perros'),
      { step: 'mend', isSaid: true },
      { step: 'contrast', text: 'Sí, me gusta el café.' },
      { step: 'recall', text: 'gustan', isRight: true },
      { step: 'goodbye', text: '¡Hasta mañana!' },
    ]
    expect(seeds(...all)).toHaveLength(mostSeeds)
    expect(seeds(own('los perros'), { step: 'contrast', text: 'Sí, me gustan los perros.' })).toHaveLength(1)
  })
})
