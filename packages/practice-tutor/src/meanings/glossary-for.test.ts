import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())
const engineState = JSON.stringify({ scene: 'hotel', node: 'room', misses: 0, turn: 1 })

async function replyTo(message: string, tag: LanguageTag, explanationLanguage: HelpLanguage, asked = tutor) {
  const events = await takeTurn(asked, tag, { message, engineState, explanationLanguage })
  return events
    .flatMap((event) => (event.type === 'reply' ? [event.text] : []))
    .join(' ')
    .replaceAll('\u00A0', ' ')
}

it.each<[LanguageTag, HelpLanguage, string, string]>([
  ['es', 'en', 'How do you say headache?', '«dolor de cabeza»'],
  ['es', 'en', 'How do you say neighbor?', '«vecino»'],
  ['es', 'fr', 'Comment dit-on grand-père ?', '«abuelo»'],
  ['es', 'fr', "Comment dit-on l'addition ?", '«cuenta»'],
  ['es', 'zh', '发烧怎么说？', '«fiebre»'],
  ['fr', 'en', 'How do you say headache?', '« mal de tête »'],
  ['fr', 'es', '¿Cómo se dice “llave”?', '« clé »'],
  ['fr', 'zh', '“图书馆”用法语怎么说？', '« bibliothèque »'],
  ['fr', 'zh', 'Comment dit-on 橙汁 en français ?', "jus d'orange"],
  ['zh', 'en', 'How do you say fever?', '发烧'],
  ['zh', 'es', '¿Cómo se dice “llave” en chino?', '钥匙'],
  ['zh', 'fr', 'Comment dit-on pain ?', '面包'],
])('tells in %s, to who reads %s, what a thing is called: %s', async (tag, reader, message, term) => {
  expect(await replyTo(message, tag, reader)).toContain(term)
})

it('knows the language of a word by the one it is asked in, whatever the screens are in', async () => {
  expect(await replyTo('Comment dit-on pain ?', 'es', 'en')).toContain('«pan»')
  expect(await replyTo('How do you say pain?', 'es', 'fr')).toContain('«dolor»')
  expect(await replyTo('¿Cómo se dice abuelo?', 'fr', 'en')).toContain('« grand-père »')
})

it.each<[LanguageTag, HelpLanguage, string, string]>([
  ['es', 'fr', '¿Qué significa «fiebre»?', '«fiebre»: fièvre'],
  ['es', 'zh', '¿Qué significa llave?', '钥匙'],
  ['fr', 'es', 'Ça veut dire quoi, clé ?', 'llave'],
  ['zh', 'fr', '老师是什么意思？', 'professeur'],
  ['zh', 'en', '钥匙是什么意思？', 'key'],
])(
  'says in %s what a taught word means in the language of a reader of %s: %s',
  async (tag, reader, message, meaning) => {
    expect(await replyTo(message, tag, reader)).toContain(meaning)
  },
)

it.each<[LanguageTag, HelpLanguage, string, string]>([
  ['es', 'fr', '¿Qué significa «verdad»?', '«verdad»: vérité'],
  ['es', 'zh', '¿Qué significa «pensaban»?', '«pensar»: 想'],
  ['es', 'fr', '¿Qué significa «dedicas»?', '«dedicar»: consacrer'],
  ['es', 'fr', '¿Qué significa «gafas de sol»?', '«gafas de sol»: lunettes de soleil'],
  ['es', 'en', '¿Qué significa «dedicas»?', '«dedicas»: do for a living'],
  ['fr', 'es', 'Ça veut dire quoi, mensonge ?', 'mentira'],
  ['zh', 'fr', '如果是什么意思？', 'si (condition)'],
  ['zh', 'es', '必须是什么意思？', 'tener que'],
  ['es', 'en', '¿Qué significa «verdad»?', '«verdad»: truth'],
])(
  'says in %s what a common word means that no lesson teaches, to who reads %s: %s',
  async (tag, reader, message, meaning) => {
    expect(await replyTo(message, tag, reader)).toContain(meaning)
  },
)

it.each<[LanguageTag, HelpLanguage, string, string]>([
  ['es', 'zh', '“真相”怎么说？', '«verdad»'],
  ['fr', 'es', '¿Cómo se dice “mentira”?', '« mensonge »'],
  ['zh', 'fr', 'Comment dit-on « espérer » en chinois ?', '希望'],
])('tells in %s, to who reads %s, a common word by what it means: %s', async (tag, reader, message, term) => {
  expect(await replyTo(message, tag, reader)).toContain(term)
})

it('knows the forms of words, though it was asked before its lexicon was there', async () => {
  expect(await replyTo('¿Qué significa «verdad»?', 'es', 'fr', createPracticeTutor())).toContain('vérité')
  expect(await replyTo('¿Qué significa «pensaban»?', 'es', 'fr')).toContain('«pensar»')
})

it('says what a word means to who asks how to say it in their own language', async () => {
  expect(await replyTo('¿Cómo se dice “clé” en español?', 'fr', 'es')).toContain('« clé » : llave')
})

it('finds what is said with being and having, and an American spelling', async () => {
  expect(await replyTo("How do you say I'm tired?", 'fr', 'en')).toContain('« fatigué »')
  expect(await replyTo("How do you say I'm hungry?", 'zh', 'en')).toContain('饿')
  expect(await replyTo('How do you say neighbor?', 'zh', 'en')).toContain('邻居')
})

it('explains what it says with a pronoun behind a verb', async () => {
  expect(await replyTo('¿Qué significa cuéntame?', 'es', 'en')).toContain('tell me')
  expect(await replyTo('Ça veut dire quoi, « dites-moi » ?', 'fr', 'en')).toContain('« dire »')
})
