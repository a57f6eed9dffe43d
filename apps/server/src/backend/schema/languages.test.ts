import { supportedLanguages } from '@lingarden/languages/find-language'
import { helpLanguages } from '@lingarden/languages/help-languages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSchema, refusalOf, type Schema } from './open-schema.ts'

let schema: Schema
beforeAll(async () => {
  schema = await openSchema()
})
afterAll(() => schema.close())

it('the database has the languages of the registry, in its order', async () => {
  const rows = await schema.run('anonymous', 'select * from public.languages order by place')
  expect(rows).toEqual(
    supportedLanguages.map(({ languageCode, tag, language }, index) => ({
      code: languageCode,
      tag,
      name: language,
      place: index + 1,
    })),
  )
})

it('[5.3a] what asks for a language names those that are taught, in that order', async () => {
  for (const code of ['de-DE', 'es', '', null]) {
    const refusal = await refusalOf(schema.database.query('select private.require_language($1)', [code]))
    expect(refusal).toMatchObject({
      code: '22023',
      message: 'Invalid language code. Supported languages: zh, es, fr',
    })
  }
})

it('the database knows the languages of the interface, and what a learner may have written in', async () => {
  const tags = [...Object.keys(helpLanguages), 'de', 'es-ES', '']
  const rows = await schema.database.query(
    `select tag, private.is_interface_language(tag) as interface, private.is_written_language(tag) as written
     from unnest($1::text[]) as tag`,
    [tags],
  )
  const taught = new Set<string>(supportedLanguages.map(({ tag }) => tag))
  expect(rows).toEqual(
    tags.map((tag) => ({
      tag,
      interface: tag in helpLanguages,
      written: tag in helpLanguages || taught.has(tag),
    })),
  )
})

it('nothing of a learner is of a language that is not taught', async () => {
  const id = await schema.addLearner()
  const code = async (text: string, ...values: unknown[]) =>
    (await refusalOf(schema.run(id, text, [id, ...values])))?.code
  const word =
    'insert into public.user_dictionaries (user_id, language_code, word_string) values ($1, $2, $3)'
  expect(await code(word, 'de-DE', 'Haus')).toBe('23503')
  expect(await code(word, 'es-ES', 'casa')).toBeUndefined()
  const change = (column: string) => `update public.profiles set ${column} = $2 where id = $1`
  expect(await code(change('current_language_code'), 'de-DE')).toBe('23503')
  expect(await code(change('current_language_code'), 'fr-FR')).toBeUndefined()
  expect(await code(change('language_levels'), '{"de-DE": "beginner"}')).toBe('23514')
  expect(await code(change('language_levels'), '{"zh-CN": "beginner", "fr-FR": null}')).toBeUndefined()
})
