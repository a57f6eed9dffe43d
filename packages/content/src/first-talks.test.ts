import { openDictionary } from './open-dictionary.ts'
import { countedWords } from '@lingarden/domain/counted-words/counted-words'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import type { FirstAnswer } from '@lingarden/domain/first-talk/answers'
import { inFrame } from '@lingarden/domain/first-talk/in-frame'
import { readOwnSentence } from '@lingarden/domain/first-talk/mend-own'
import { seedsOf } from '@lingarden/domain/first-talk/seeds'
import { talkAt } from '@lingarden/domain/first-talk/talk-at'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { FirstFrame, FirstLine, FirstTalk } from '@lingarden/languages/first-talk'
import { helpLanguageCodes } from '@lingarden/languages/help-languages'
import { loadLandings } from '@lingarden/languages/landing'
import { loadEveryLanguage, loadFirstTalk } from '@lingarden/languages/load'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { describe, expect, it } from 'vitest'

await loadEveryLanguage()
const lexicons = await loadLexicons()
const landings = await loadLandings()
const talks = await Promise.all(
  supportedLanguages.map(async (language) => {
    const { tag, languageCode } = language
    const talk = await loadFirstTalk(tag)
    if (!talk?.further) throw new Error(`${tag} lacks a first talk, or its steps for whoever knows some`)
    const dictionary = await openDictionary(languageCode)
    const bands = { A1: talk, A2: talkAt(talk, { level: 'elementary' }) }
    return Object.entries(bands).map(([band, each]) => ({ language, tag, band, talk: each, dictionary }))
  }),
)

const linesOf = (talk: FirstTalk): FirstLine[] => [
  talk.greeting,
  ...talk.samples,
  talk.hello.says,
  ...talk.hello.chips,
  talk.name.says,
  talk.place.says,
  talk.own.says,
  ...talk.own.words,
  ...talk.own.words.map(({ reply }) => reply),
  talk.own.reply,
  talk.own.mendedReply,
  ...Object.values(talk.contrasts).flat(),
  talk.recall.says,
  talk.goodbye.says,
  ...talk.goodbye.chips,
]

const framesOf = ({ name, place, own, recall }: FirstTalk): FirstFrame[] =>
  [name, place, own, recall].map(({ frame }) => frame)

/** Every way through the talk, with the first chip of each step or the last. */
function walksOf(talk: FirstTalk): FirstAnswer[][] {
  return talk.own.words.flatMap((word) =>
    [0, -1].map((end): FirstAnswer[] => [
      { step: 'hello', text: talk.hello.chips.at(end)?.text ?? '' },
      { step: 'name', text: 'Ana' },
      { step: 'place', text: 'Leeds' },
      { step: 'own', text: word.text, corrections: [] },
      ...(word.isSlip ? [{ step: 'mend', isSaid: true } as const] : []),
      { step: 'contrast', text: talk.contrasts[word.contrast]?.at(end)?.text ?? '' },
      { step: 'recall', text: talk.recall.answer, isRight: true },
      { step: 'goodbye', text: talk.goodbye.chips.at(end)?.text ?? '' },
    ]),
  )
}

describe.each(talks.flat())('the first talk in $language.language at $band', (held) => {
  const { language, tag, talk, dictionary } = held
  const filled = (text: string) =>
    text.replace('{name}', 'Ana').replace('{own}', talk.own.words.find(({ isSlip }) => isSlip)?.text ?? '')

  it('is drawn as the landing page draws it', () => {
    expect(landings.get(tag)?.portrait).toBe(talk.portrait)
  })

  it('has a meaning beside each sentence, for whoever reads another language', () => {
    const readers = helpLanguageCodes.filter((reader) => reader !== tag)
    for (const { text, means } of linesOf(talk)) expect(Object.keys(means).toSorted(), text).toEqual(readers)
    for (const { before, means } of framesOf(talk))
      expect(Object.keys(means).toSorted(), before).toEqual(readers)
    expect(Object.keys(talk.own.mending.why).toSorted()).toEqual(helpLanguageCodes)
  })

  it('has a syllable over each character, as the dictionary reads it', () => {
    const { readings } = wordRulesOf(tag)
    if (!readings) return
    for (const { text, reading = '' } of linesOf(talk)) {
      const spoken = readings
        .readInContext(tokenize(text.replace('{name}', ''), tag, dictionary), dictionary)
        .flatMap((token) => ('reading' in token && token.reading ? token.reading.split(/[\s']+/) : []))
      expect
        .soft(reading.toLowerCase().split(/[\s·]+/), text)
        .toEqual(spoken.map((each) => each.toLowerCase()))
    }
  })

  it('says and offers nothing that the language’s checks would correct', () => {
    for (const { text } of linesOf(talk))
      expect(checkSentence(filled(text), tag, lexicons[tag]), text).toEqual([])
  })

  it('invites one slip, which is mended as the checks would have it', () => {
    const sentences = talk.own.words.map((word) => {
      const read = readOwnSentence(talk, { step: 'own', text: word.text, corrections: [] }, 'en')
      expect(read.corrections.length, read.said).toBe(word.isSlip ? 1 : 0)
      expect(checkSentence(read.mended, tag, lexicons[tag]), read.mended).toEqual([])
      return read
    })
    expect(sentences.filter(({ isUsualSlip }) => isUsualSlip)).toHaveLength(1)
    const recalled = inFrame(talk.recall.frame, talk.recall.answer)
    expect(checkSentence(recalled, tag, lexicons[tag]), recalled).toEqual([])
  })

  it('plants words as the tutor counts them, none of them of the closed classes', () => {
    for (const walk of walksOf(talk)) {
      const seeds = seedsOf(talk, walk)
      expect(seeds.length).toBeLessThanOrEqual(7)
      for (const { term, sentence } of seeds) {
        expect(wordRulesOf(tag).functionWords.has(term), term).toBe(false)
        expect(dictionary.lookUp(term), term).toBeDefined()
        const names = [language.tutorName, 'Ana', 'Leeds']
        const tokens = tokenize(sentence, tag, dictionary)
        const counted = countedWords(tokens, { language: tag, names, isOwn: true }, dictionary.lookUp)
        const terms = counted.map((word) => word.term)
        expect(terms, sentence).toContain(term)
      }
      expect(seeds.filter(({ stage }) => stage === 'sprout')).toHaveLength(1)
    }
  })
})
