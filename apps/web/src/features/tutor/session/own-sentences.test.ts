// @vitest-environment node -- the built dictionary is a file
import { countedWords } from '@lingarden/domain/counted-words/counted-words'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { openDictionary } from '@lingarden/content/open-dictionary'
import { expect, it } from 'vitest'
import type { Message, UserMessage } from '../conversation/messages'
import { countOwnSentences, saidIn } from './own-sentences'

const at = '2026-11-21T10:00:00.000Z'
const said = (content: string, more: Partial<UserMessage> = {}): Message => ({
  id: content,
  type: 'user',
  content,
  timestamp: at,
  ...more,
})
const end: Message = { id: 'b', type: 'session_break', content: '', timestamp: at }

/** The real dictionary of a language, asked as the page asks its worker. */
async function dictionaryOf(tag: LanguageTag) {
  const dictionary = await openDictionary(languageOf(tag).languageCode)
  return {
    tokenize: async (text: string) => tokenize(text, tag, dictionary),
    countWords: async (tokens: Parameters<typeof countedWords>[0], text: { isOwn?: boolean }) =>
      countedWords(tokens, { ...text, language: tag }, dictionary.lookUp),
  }
}

const dictionaries = {
  es: await dictionaryOf('es'),
  fr: await dictionaryOf('fr'),
  zh: await dictionaryOf('zh'),
}
const count = (tag: keyof typeof dictionaries, ...messages: Message[]) =>
  countOwnSentences(saidIn(messages), languageOf(tag).languageCode, dictionaries[tag])

it.each([
  ['es', 'Mi gato duerme en la mesa.'],
  ['es', 'Quiero un cafe mas'],
  ['es', 'Me llamo Xiomara y soy de Turku.'],
  ['fr', "J'habite à Lyon et mon chat dort."],
  ['zh', '我的猫在睡觉。'],
] as const)('a sentence of one’s own in %s: %s', async (tag, text) => {
  expect(await count(tag, said(text))).toBe(1)
})

it.each([
  ['es', 'asdf qwer zxcv'],
  ['es', 'zzz zzz zzz'],
  ['es', 'jkl ñlkj wqe'],
  ['es', '…?!'],
  ['es', 'I want a coffee please'],
  ['fr', 'blirp glorp fnord'],
  ['zh', 'asdf'],
] as const)('letters typed at random are none in %s: %s', async (tag, text) => {
  expect(await count(tag, said(text))).toBe(0)
})

it('counts since the last session break, and not what was taken over', async () => {
  const offered = said('Un té, por favor.', { isOffered: true })
  expect(await count('es', said('Soy Ana'), end, offered, said('Vivo en Turku'))).toBe(1)
})

it('counts what the tutor found right, whatever the dictionary knows', async () => {
  const feedback = { positive: '', corrections: [], suggestions: [], suggestedSentences: [] }
  const right = said('Brrr', { feedback: { status: 'complete', feedback: { ...feedback, mended: 'Brrr' } } })
  expect(await count('es', right, said('Brrr'))).toBe(1)
})

it('counts all in the language while there is no dictionary', async () => {
  const messages = [said('Vivo en Turku'), said('asdf'), said('What do you want to eat?')]
  expect(await countOwnSentences(saidIn(messages), 'es-ES', undefined)).toBe(2)
})

it('counts from the message with which the session began, where the page was loaded anew in the middle', () => {
  const messages = [said('Hola'), end, said('Soy Ana'), end, said('Vivo en Turku')]
  const ids = (first?: string) => saidIn(messages, first).map(({ id }) => id)
  expect(ids('Soy Ana')).toEqual(['Soy Ana', 'Vivo en Turku'])
  expect(ids('of another conversation')).toEqual(['Vivo en Turku'])
  expect(ids()).toEqual(['Vivo en Turku'])
})
