import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTold } from './told.ts'

const lexicons = await loadLexicons()
beforeAll(() => loadEveryLanguage())

const topicsOf = (tag: LanguageTag, text: string) =>
  readTold(text, { language: tag, lexicon: lexicons[tag] }).topics
const owned = (tag: LanguageTag, text: string): string[] =>
  topicsOf(tag, text).flatMap(({ topic, isOwn }) => (isOwn ? [topic.id] : []))

describe('what is told of', () => {
  it.each<[LanguageTag, string, string]>([
    ['es', 'Tengo un perro', 'Mi hermana de Cádiz tiene un perro'],
    ['es', 'Tengo un perro', 'No tengo perro'],
    ['es', 'Tengo un perro', 'Me gustaría tener un perro'],
    ['fr', "J'ai un chien", 'Ma sœur qui habite à Lille a un chien'],
    ['fr', "J'ai un chien", "Je n'ai pas de chien"],
    ['zh', '我有一只狗', '我没有狗'],
  ])('is one’s own, or somebody else’s, or not there (%s: “%s”, “%s”)', (tag, own, other) => {
    const [dog = ''] = owned(tag, own)
    expect(dog).not.toBe('')
    expect(owned(tag, other)).not.toContain(dog)
  })

  it('is not whom something is done with', () => {
    const ids = topicsOf('es', 'Voy en bici con mi vecino').map(({ topic }) => topic.id)
    expect(ids).not.toContain('neighbours')
  })

  it('is what stands behind a “but”', () => {
    const [first] = topicsOf('es', 'Mi hermana tiene cuatro gatos, pero a mí me encanta esquiar')
    expect(first?.topic.id).not.toBe('pet')
  })

  it('is nothing that only gives a reason', () => {
    const ids = topicsOf('fr', 'On est allés au canal parce que mon chien voulait sortir').map(
      ({ topic }) => topic.id,
    )
    expect(ids).not.toContain('pet')
  })
})
