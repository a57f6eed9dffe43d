import { loadFirstTalk } from '@lingarden/languages/load'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { inFrame } from './in-frame.ts'
import { readOwnSentence } from './mend-own.ts'
import { isRecalled, readGap } from './read-gap.ts'
import { readWords } from './reading-of.ts'

async function talkIn(tag: LanguageTag) {
  const talk = await loadFirstTalk(tag)
  if (!talk) throw new Error(`there is no first talk in ${tag}`)
  return talk
}
const [es, fr, zh] = await Promise.all([talkIn('es'), talkIn('fr'), talkIn('zh')])

describe('a gap', () => {
  it.each([
    ['Ana', 'Ana'],
    ['  ana maría.  ', 'ana maría'],
    ['Me llamo Ana.', 'Ana'],
    ['me  llamo   Ana', 'Ana'],
    ['É', 'É'],
    ['安娜', '安娜'],
    ['N'.repeat(40), 'N'.repeat(40)],
    ["O'Neill-Ruiz", "O'Neill-Ruiz"],
    ['', undefined],
    ['…!', undefined],
    ['1234', undefined],
    ['👩‍🌾', undefined],
    ['N'.repeat(41), undefined],
  ])('holds %j as %j', (typed, read) => {
    expect(readGap(typed, es.name.frame)).toBe(read)
  })

  it('gives what stands in it where the whole sentence was written', () => {
    expect(readGap('我是伦敦人。', zh.place.frame)).toBe('伦敦')
    expect(readGap("je m'appelle Zoé", fr.name.frame)).toBe('Zoé')
  })

  it('elides what stands before it as French does', () => {
    expect(inFrame(fr.place.frame, 'Oslo')).toBe('Je viens d’Oslo.')
    expect(inFrame(fr.place.frame, 'Leeds')).toBe('Je viens de Leeds.')
  })
})

describe('the word from memory', () => {
  it.each([
    [es, 'gustan', true],
    [es, 'GUSTAN ', true],
    [es, 'gustán', true],
    [es, 'Me gustan los gatos.', true],
    [es, 'gusta', false],
    [es, '', false],
    [fr, 'aime les', true],
    [fr, 'aimé les', true],
    [fr, "J'aime les chats", true],
    [fr, 'aime le', false],
    [zh, '很忙', true],
    [zh, 'hen mang', true],
    [zh, 'hěn máng', true],
    [zh, 'hen3mang2', true],
    [zh, '她很忙。', true],
    [zh, '忙', false],
    [zh, '是忙', false],
  ])('%#: %j is right: %j', (talk, typed, isRight) => {
    expect(isRecalled(typed, talk.recall)).toBe(isRight)
  })
})

describe('the own sentence', () => {
  const mended = (
    talk: typeof es,
    text: string,
    corrections: { original: string; corrected: string }[] = [],
  ) => {
    const found = corrections.map((each) => ({ ...each, explanation: '' }))
    return readOwnSentence(talk, { step: 'own', text, corrections: found }, 'en')
  }

  it('is mended by hand where an offered word invites the slip', () => {
    expect(mended(es, 'los perros').mended).toBe('Me gustan los perros.')
    expect(mended(fr, 'chiens').mended).toBe('J’aime les chiens.')
    expect(mended(zh, '忙').mended).toBe('我很忙。')
    for (const right of [mended(es, 'el café'), mended(fr, 'chocolat'), mended(zh, '学生')])
      expect(right.corrections).toEqual([])
  })

  it('is mended with a word of one’s own', () => {
    expect(mended(es, 'los gatos').mended).toBe('Me gustan los gatos.')
    expect(mended(fr, 'livres').mended).toBe('J’aime les livres.')
    // It ends in s, and there is one of it.
    expect(mended(fr, 'jus').corrections).toEqual([])
    const tired = mended(zh, '累', [{ original: '是累', corrected: '很累' }])
    expect(tired).toMatchObject({ mended: '我很累。', isUsualSlip: true })
    // 很 stands there already: only 是 goes.
    const very = mended(zh, '很累', [{ original: '是很累', corrected: '很累' }])
    expect(very).toMatchObject({ mended: '我很累。', isUsualSlip: false })
    const gender = mended(fr, 'musique', [{ original: 'le', corrected: 'la' }])
    expect(gender).toMatchObject({ mended: 'J’aime la musique.', isUsualSlip: false })
  })
})

it('a reading stands over its characters, word by word, and over none that the learner wrote', () => {
  expect(readWords('你叫什么？', 'nǐ jiào shén·me')).toEqual([
    [{ text: '你', reading: 'nǐ' }],
    [{ text: '叫', reading: 'jiào' }],
    [
      { text: '什', reading: 'shén' },
      { text: '么', reading: 'me' },
    ],
    [{ text: '？' }],
  ])
  expect(readWords('你好，安娜！', 'nǐ hǎo')).toEqual([[{ text: '你好，安娜！' }]])
  expect(readWords('书', undefined)).toEqual([[{ text: '书' }]])
  expect(readWords('¡Hola!', undefined)).toEqual([[{ text: '¡Hola!' }]])
})
