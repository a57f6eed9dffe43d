import { existsSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf } from '@lingarden/languages/loaded'
import { readCases } from '@lingarden/languages/test/read-cases'
import { beforeAll, describe, expect, it } from 'vitest'
import { hear } from './hear.ts'
import { writtenOut } from './written-out.ts'

/** A message, what it may be taken for, and what it is taken for; none where it is no answer. */
interface Judged {
  name: string
  message: string
  meant: readonly string[]
  as: string | undefined
}

const lexicons = await loadLexicons()
const fileOf = (tag: LanguageTag) => new URL('relevance/unseen.tsv', languageFolder(tag))
const sets = supportedLanguages.filter(({ tag }) => existsSync(fileOf(tag)))

async function judge(tag: LanguageTag, row: string): Promise<Judged> {
  const [, name = '', message = '', meant = ''] = row.split('\t')
  const [id, node = ''] = name.split('/')
  const scene = scenesOf(tag).find((each) => each.id === id)
  const asked = scene?.nodes[node]
  if (!scene || !asked) throw new Error(`${name} is no question of a scene`)
  const text = await writtenOut(message, tag)
  const heard = hear(text, { scene, node: asked, language: tag, lexicon: lexicons[tag] }, 'Alex')
  const as = heard.answer?.match.answer.id ?? heard.taken?.expected.id
  return { name, message, meant: meant.startsWith('answer:') ? meant.slice(7).split('|') : [], as }
}

describe.each(sets)('answers that the scenes were not made from, in $language', ({ tag }) => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = await Promise.all(readCases(fileOf(tag)).map(async (row) => await judge(tag, row)))
  })
  const shown = (rows: readonly Judged[]) =>
    rows.map(({ name, message, as }) => `${name}: ${message} → ${as ?? 'nothing'}`).join('\n')

  it('are taken for what they say, nine of ten', () => {
    const answers = judged.filter(({ meant }) => meant.length > 0)
    const missed = answers.filter(({ meant, as }) => as === undefined || !meant.includes(as))
    expect(missed.length / answers.length, shown(missed)).toBeLessThanOrEqual(0.1)
  })

  // 46 remarks a language: three of them are a chance, not a share.
  it('are told from remarks about something else', () => {
    const others = judged.filter(({ meant }) => meant.length === 0)
    const taken = others.filter(({ as }) => as !== undefined)
    expect(taken.length, shown(taken)).toBeLessThanOrEqual(3)
  })
})
