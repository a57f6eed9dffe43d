import { describe, expect, it } from 'vitest'
import { askedMistake } from './asked-mistake.ts'
import { mendQuestion, readMending } from './mend-question.ts'

const dogs = {
  original: 'gusta los perros',
  corrected: 'gustan los perros',
  sentence: 'Me gusta los perros y mi casa es grande',
  mended: 'Me gustan los perros y mi casa es grande',
}
const books = {
  original: '三个书',
  corrected: '三本书',
  sentence: '我买了三个书。',
  mended: '我买了三本书。',
}
const dog = {
  original: 'J’aime chiens',
  corrected: 'J’aime les chiens',
  sentence: 'J’aime chiens.',
  mended: 'J’aime les chiens.',
}

describe('a mistake that is brought back in a talk', () => {
  it('is asked for in its mended sentence, with a gap where it was wrong', () => {
    expect(mendQuestion(dogs, 'es-ES')).toEqual({
      asked: 'Me ___ los perros y mi casa es grande',
      missing: 'gustan',
      wrong: 'gusta',
      right: dogs.mended,
      forms: [['gustan', 'los']],
    })
    expect(mendQuestion(books, 'zh-CN')?.asked).toBe('我买了三___书。')
    expect(mendQuestion(dog, 'fr-FR')?.asked).toBe('J’aime ___.')
  })

  it.each([
    ['its sentence was not wholly mended', { ...dogs, mended: null }],
    ['its sentence is not known', { original: 'gusta los perros', corrected: 'gustan los perros' }],
    [
      'more than one place was wrong',
      {
        original: 'Yo tener dos hermano',
        corrected: 'Yo tengo dos hermanos',
        sentence: 'Yo tener dos hermano',
        mended: 'Yo tengo dos hermanos',
      },
    ],
  ])('is not asked for where %s', (_why, mistake) => {
    expect(mendQuestion(mistake, 'es-ES')).toBeUndefined()
  })

  it.each([
    ['gustan', 'right'],
    ['¡Gustan!', 'right'],
    ['Me gustan los perros y mi casa es grande.', 'right'],
    ['A mí también me gustan los perros', 'right'],
    ['¿A ti te gustan los gatos?', 'right'],
    ['gusta', 'wrong'],
    ['Me gusta los perros', 'wrong'],
    ['No lo sé', 'other'],
    ['Me gustan las flores', 'other'],
    ['', 'other'],
  ])('%j is read as %s', (message, mending) => {
    const question = mendQuestion(dogs, 'es-ES')
    expect(question && readMending(message, question)).toBe(mending)
  })

  it('is read in Mandarin and French, too', () => {
    const [zh, fr] = [mendQuestion(books, 'zh-CN'), mendQuestion(dog, 'fr-FR')]
    if (!zh || !fr) throw new Error('no question')
    expect(['本', '我买了三本书', '个', '三个书'].map((said) => readMending(said, zh))).toEqual([
      'right',
      'right',
      'wrong',
      'wrong',
    ])
    expect(
      ['les chiens', 'J’aime les chiens', 'chiens', "J'aime chiens"].map((said) => readMending(said, fr)),
    ).toEqual(['right', 'right', 'wrong', 'wrong'])
  })

  it('is found again by the line that asked for it, whatever spaces it was set with', () => {
    const line = 'Ta phrase : «\u00A0J’aime\u00A0___. » Que manque-t-il ?'
    expect(askedMistake(['Bonjour', line], [dogs, dog], 'fr-FR')?.mistake).toBe(dog)
    expect(askedMistake(['J’aime les chiens.'], [dog], 'fr-FR')).toBeUndefined()
  })
})
