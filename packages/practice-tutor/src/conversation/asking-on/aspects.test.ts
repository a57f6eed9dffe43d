import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { beforeAll, describe, expect, it } from 'vitest'
import { aspectsAsked, aspectsSettled } from './aspects.ts'

beforeAll(() => loadEveryLanguage())

const nothing = { fits: () => false }
const settledIn = (
  tag: LanguageTag,
  text: string,
  history: { role: 'user' | 'ai'; content: string }[] = [],
): ReadonlySet<string> => aspectsSettled(text, nothing, { language: languageOf(tag), history })

describe('what a question asks for', () => {
  it.each<[LanguageTag, string, string]>([
    ['es', '¿Y con quién fuiste?', 'who'],
    ['es', '¿Y cómo acabó la cosa?', 'how-ended'],
    ['es', '¿Y desde cuándo te pasa?', 'how-long'],
    ['fr', 'Et pourquoi ça ?', 'why'],
    ['fr', "Et ça s'est fini comment ?", 'how-ended'],
    ['fr', 'Et il s’appelle comment ?', 'name'],
    ['zh', '你跟谁一起去的？', 'who'],
    ['zh', '这是为什么呢？', 'why'],
    ['zh', '最后怎么样了？', 'how-ended'],
  ])('is known by its question word (%s: “%s”)', (tag, question, aspect) => {
    expect(aspectsAsked(question, tag)).toContain(aspect)
  })

  it('is asked for by some question of every language that has such questions', () => {
    for (const tag of ['es', 'fr', 'zh'] as const) {
      const { general = {}, topics = [], asking } = tutorRulesOf(tag).followUps ?? {}
      const all = [general, ...topics.map(({ asks }) => asks)].flatMap((asks) => Object.values(asks).flat())
      const asked = new Set(all.flatMap(({ ask }) => aspectsAsked(ask, tag)))
      const never = Object.keys(asking?.aspects ?? {}).filter((aspect) => !asked.has(aspect))
      expect(never, tag).toEqual([])
    }
  })
})

describe('what need not be asked', () => {
  it.each<[LanguageTag, string, string]>([
    ['es', 'Lo hago porque pagan mejor', 'why'],
    ['es', 'Fui al cine con mi prima', 'who'],
    ['fr', "C'était hier, à Lyon", 'when'],
    ['fr', "Ça m'a fait du bien", 'feel'],
    ['zh', '我们吵架是因为钱', 'why'],
    ['zh', '我等了四十分钟', 'how-long'],
  ])('is what was told (%s: “%s” tells %s)', (tag, text, aspect) => {
    expect(settledIn(tag, text)).toContain(aspect)
  })

  it('is what was told before, unless it is of one moment', () => {
    const history = [{ role: 'user' as const, content: 'Ayer fui con mi prima al río, y me encantó' }]
    const settled = settledIn('es', 'Nadamos mucho', history)
    expect(settled).toContain('who')
    expect(settled).not.toContain('feel')
  })

  it('is what the tutor has just asked', () => {
    const history = [{ role: 'ai' as const, content: 'Claro, claro. ¿Y por qué?' }]
    expect(settledIn('es', 'No lo sé', history)).toContain('why')
    expect(settledIn('es', 'No lo sé')).not.toContain('why')
  })
})
