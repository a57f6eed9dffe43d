import { describe, expect, it } from 'vitest'
import { mendsOtherwise, readRetry, type RetriedMistake } from './read-retry.ts'

const of = (sentence: string, original: string, corrected: string, mended?: string): RetriedMistake => ({
  sentence,
  correction: { original, corrected, explanation: '' },
  mended,
})
const dogs = of('Me gusta los perros y mi casa es grande.', 'gusta los perros', 'gustan los perros')
const two = of('Yo tener dos hermano', 'tener', 'tengo', 'Yo tengo dos hermanos')

describe('a second try', () => {
  it.each([
    ['the sentence', dogs, 'Me gustan los perros y mi casa es grande', 'right'],
    ['what was quoted of it', dogs, '¡Gustan los perros!', 'right'],
    ['the missing word', dogs, 'gustan', 'right'],
    ['the sentence cut short', dogs, 'A mí me gustan los perros', 'right'],
    ['the mistake once more', dogs, 'Me gusta los perros y mi casa es grande.', 'same'],
    ['the wrong word alone', dogs, 'gusta', 'same'],
    ['both, one after the other', dogs, 'Me gusta los perros, me gustan los perros', 'same'],
    ['another form', dogs, 'Me gustamos los perros', 'other'],
    ['something else', dogs, 'No sé', 'other'],
    ['nothing', dogs, ' ', 'other'],
    ['one mistake of two', two, 'Yo tengo dos hermano', 'right'],
    ['both mistakes of two', two, 'Yo tengo dos hermanos', 'right'],
    ['the other one of two', two, 'Yo tener dos hermanos', 'same'],
    ['an accent that is missing', of('Elle a finit', 'a finit', 'a fini'), 'elle a fini', 'right'],
    ['an accent that was asked for', of('Me gusta la musica', 'musica', 'música'), 'la musica', 'same'],
    ['an accent beside the point', of('Ella es cansada', 'es', 'está'), 'Ella esta cansada', 'marks'],
    ['a measure word', of('我买了三个书。', '三个书', '三本书'), '本', 'right'],
    ['a measure word in its sentence', of('我买了三个书。', '三个书', '三本书'), '我买了三本书', 'right'],
    ['the measure word of before', of('我买了三个书。', '三个书', '三本书'), '三个书', 'same'],
    [
      'a word that was missing',
      of('J’aime chiens.', 'aime chiens', 'aime les chiens'),
      "j'aime les chiens",
      'right',
    ],
    [
      'a word that is missing still',
      of('J’aime chiens.', 'J’aime chiens', 'J’aime les chiens'),
      'J’aime chiens',
      'same',
    ],
    ['a word too much left out', of('Yo me llamo soy Ana', 'llamo soy', 'llamo'), 'Yo me llamo Ana', 'right'],
    [
      'a first word too much that stays',
      of('Yo me gusta leer', 'Yo me gusta', 'Me gusta'),
      'Yo me gusta leer',
      'same',
    ],
    [
      'words in order',
      of('Une rouge voiture passe', 'rouge voiture', 'voiture rouge'),
      'une voiture rouge',
      'right',
    ],
    [
      'words in the order of before',
      of('Une rouge voiture', 'rouge voiture', 'voiture rouge'),
      'rouge voiture',
      'same',
    ],
  ])('%s', (_what, mistake, said, retry) => {
    expect(readRetry(said, mistake)).toBe(retry)
  })

  it('may mend it in another way, where the checks saw the mistake and see none any more', () => {
    const rule = [dogs.correction]
    const found = (said: string, sentence = rule, ofSaid: typeof rule = []) =>
      mendsOtherwise(said, dogs, { sentence, said: ofSaid })
    expect(found('Me gusta el perro y mi casa es grande')).toBe(true)
    // What the checks do not know, they cannot call mended.
    expect(found('Me gusta el perro y mi casa es grande', [])).toBe(false)
    expect(found('Me gusta el perro y mi casa es grande', rule, rule)).toBe(false)
    expect(found('Prefiero los gatos')).toBe(false)
    expect(found('No')).toBe(false)
  })
})
