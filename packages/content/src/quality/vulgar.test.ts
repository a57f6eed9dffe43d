import { expect, it } from 'vitest'
import { isCrude } from '../../scripts/vulgar.ts'
import { firstSenseOf, readBuiltDictionary } from './built-dictionary.ts'

const frequent = 10_000

it.each(['zh-CN', 'es-ES', 'fr-FR'])(
  'none of the 10,000 most frequent words of %s opens with a crude gloss',
  (languageCode) => {
    const { entries } = readBuiltDictionary(languageCode)
    const top = entries.filter(({ rank = Number.POSITIVE_INFINITY }) => rank <= frequent)
    expect(top.length).toBeGreaterThan(8000)
    expect(top.filter((entry) => isCrude(firstSenseOf(entry))).map(({ term }) => term)).toEqual([])
  },
)

it('marks vulgar words, so that lists and exercises can leave them out', () => {
  const isMarked = (languageCode: string, words: string) => {
    const { lookUp } = readBuiltDictionary(languageCode)
    return words.split(' ').filter((word) => lookUp(word)?.vulgar !== true)
  }
  expect(isMarked('es-ES', 'mierda joder coño puta cabrón gilipollas')).toEqual([])
  expect(isMarked('fr-FR', 'merde putain connard salope enculé bordel')).toEqual([])
  expect(isMarked('zh-CN', '他妈的 鸡巴 王八蛋')).toEqual([])
  expect(isMarked('es-ES', 'casa perro')).toEqual(['casa', 'perro'])
})
