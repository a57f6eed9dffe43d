import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { listCourses, listStrayFiles, readCourse } from '@lingarden/content/courses/course-files'
import { lintCourse } from '@lingarden/content/courses/lint/lint-course'
import { openLanguage } from '@lingarden/content/courses/lint/open-language'
import { numberEntry } from '@lingarden/domain/dictionary/numbers/number-entry'
import { judgeSpoken } from '@lingarden/domain/speaking/judge-spoken'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { languageFolder } from './build/language-folder.ts'
import { supportedLanguages } from './find-language.ts'
import { loadLexicon } from './files/lexicon-files.ts'
import { helpLanguages, type HelpLanguage } from './help-languages.ts'
import { openBuiltDictionary } from './build/built-dictionary.ts'
import type { DictionaryIndex } from './kit/dictionary/dictionary-index.ts'
import { reasons as sharedReasons } from './kit/generated/reasons.ts'
import type { ReasonTexts } from './kit/reasons/reason.ts'
import { tellReason } from './kit/reasons/tell-reason.ts'
import type { Lexicon } from './kit/lexicon/lexicon.ts'
import { occasions } from './kit/tutor/lines.ts'
import type { LanguagePack } from './language-pack.ts'
import { lexiconUrlOf } from './load.ts'
import { scenesOf, tasksOf, tutorRulesOf, wordRulesOf } from './loaded.ts'
import { packs } from './registry.ts'
import { readCases } from './test/read-cases.ts'
import { sceneLines } from './test/scene-lines.ts'
import { voices } from './voices.ts'

const readers = Object.keys(helpLanguages) as HelpLanguage[]
const fileOf = (tag: string, name: string): URL => new URL(name, languageFolder(tag))

it('each language has names, codes and a place of its own', () => {
  for (const fact of ['tag', 'languageCode', 'language', 'languageName'] as const)
    expect(new Set(supportedLanguages.map((language) => language[fact])).size).toBe(supportedLanguages.length)
})

describe.each(supportedLanguages)('$language', (language) => {
  const { tag, languageCode } = language
  const { tokenize, functionWords, numbers, readings } = wordRulesOf(tag)
  const hasDictionary = existsSync(fileOf(tag, 'dictionary/manifest.json'))
  const course = listCourses().includes(languageCode) ? readCourse(languageCode) : undefined
  const lessons = course?.units.flatMap((unit) => unit.lessons) ?? []
  const courseTerms = [...new Set(lessons.flatMap(({ terms }) => terms))]
  let dictionary: DictionaryIndex | undefined
  let lexicon: Lexicon | undefined
  beforeAll(async () => {
    if (hasDictionary) dictionary = await openBuiltDictionary(tag)
    if ((await lexiconUrlOf(tag)) !== undefined) lexicon = await loadLexicon(tag)
  })
  const nothing = { longestTerm: 1, lookUp: () => undefined }

  describe('profile', () => {
    it('has the code of its tag, and a name in each language of the interface', () => {
      expect(languageCode).toMatch(new RegExp(`^${tag}-[A-Z]{2}$`))
      for (const reader of readers) {
        expect(language.names[reader].title.trim()).not.toBe('')
        expect(language.names[reader].inSentence.trim()).not.toBe('')
      }
      expect(language.names.en.title).toBe(language.language)
    })

    it('has a first name of its own for each voice, among them the tutor’s', () => {
      const names = voices.map((voice) => language.voiceTutorNames[voice].trim())
      expect(new Set(names).size).toBe(voices.length)
      expect(names).not.toContain('')
      expect(names).toContain(language.tutorName)
    })

    it('says how words stand together, as its words are written', () => {
      const words = [...functionWords].slice(0, 5)
      expect(words.join(language.wordJoiner).includes(' ')).toBe(language.script === 'latin')
      expect(/\p{Script=Han}/u.test(words.join(''))).toBe(language.script === 'han')
      expect(language.introduction).toContain('{name}')
      expect(language.dictionaryLevels.length).toBeGreaterThan(0)
    })
  })

  it('loads every part that the pack names', async () => {
    const pack: LanguagePack | undefined = packs.find(({ profile }) => profile.tag === tag)
    const parts = Object.entries(pack ?? {}).filter(([name]) => name.startsWith('load'))
    expect(parts.length).toBeGreaterThanOrEqual(4)
    for (const [name, load] of parts)
      expect(await (load as () => Promise<unknown>)(), name).not.toBeUndefined()
  })

  it('splits any message into pieces that together are the message', () => {
    const known = [...functionWords, ...courseTerms].slice(0, 400)
    const piece = fc.oneof(fc.constantFrom(...known, ' ', ', ', '. ', '-', '’', '12', '😀'), fc.string())
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        for (const lookUp of [nothing, dictionary ?? nothing]) {
          const tokens = tokenize(text, lookUp)
          expect(tokens.map((token) => token.text).join('')).toBe(text)
          for (const token of tokens) expect(text.startsWith(token.text, token.start)).toBe(true)
        }
      }),
    )
  })

  it('spells each number in its own words, and reads back what it spells', () => {
    const some = fc.oneof(fc.nat(120), fc.nat(9999))
    expect(numberEntry('99', tag)?.definition).toContain(numbers.spell(99).words)
    fc.assert(
      fc.property(some, fc.nat(999_999_999), (one, other) => {
        const spelled = numbers.spell(one).words
        expect(spelled).toMatch(/^\P{Nd}+$/u)
        expect(spelled === numbers.spell(other).words).toBe(one === other)
        expect(judgeSpoken(`${one}`, { accepted: [spelled], language: tag }).isFulfilled).toBe(true)
      }),
    )
  })

  describe.runIf(hasDictionary)('dictionary', () => {
    it('opens, with a meaning for each term of the course', () => {
      expect(dictionary?.size).toBeGreaterThan(0)
      const missing = courseTerms.filter((term) => (dictionary?.lookUp(term)?.definition ?? '') === '')
      expect(missing).toEqual([])
    })

    it('has levels that the profile lists', () => {
      for (const level of language.dictionaryLevels)
        expect(dictionary?.listPlaces(level).length, level).toBeGreaterThan(0)
    })

    it('has the function words', () => {
      const missing = [...functionWords].filter((word) => !dictionary?.lookUp(word))
      // A rare one may lack, as cuanta does: it is planted by nobody's reading anyhow.
      expect(missing.length / functionWords.size, missing.join(' ')).toBeLessThan(0.01)
    })

    it.runIf(readings)('reads each term of the course', () => {
      const unread = courseTerms.filter((term) => {
        if (!dictionary || !readings) return true
        const read = readings.readInContext(tokenize(term, dictionary), dictionary)
        return read.some((token) => token.kind === 'word' && (token.reading ?? '') === '')
      })
      expect(unread).toEqual([])
    })
  })

  describe.runIf(course)('course', () => {
    it('has nothing that the linter finds, and no file beside its plan', async () => {
      if (!course) throw new Error('no course')
      expect(lintCourse(course, await openLanguage(languageCode))).toEqual([])
      expect(listStrayFiles(course)).toEqual([])
    })

    it('has a task that the tutor plays for each lesson that is written', () => {
      const written = lessons.filter(({ written: content }) => content).map(({ slug }) => slug)
      expect(tasksOf(tag).map(({ lessonId }) => lessonId)).toEqual(written)
    })
  })

  describe('lines of the tutor', () => {
    it('are there for each occasion, with their slots', () => {
      const { lines } = tutorRulesOf(tag)
      for (const occasion of occasions) expect(lines[occasion].length, occasion).toBeGreaterThan(0)
      for (const line of lines.forExample) expect(line).toContain('{model}')
      for (const line of [...lines.askAboutWord, ...lines.talkAboutWord]) expect(line).toContain('{word}')
      for (const line of lines.mendOwn) expect(line).toContain('{gap}')
      for (const line of [...lines.mendRight, ...lines.mendShown]) expect(line).toContain('{right}')
      for (const line of [...lines.greetByName, ...Object.values(lines.recall)])
        expect(line).toContain('{fact}')
    })
  })

  describe('reasons of the checks', () => {
    const texts: ReasonTexts = { ...sharedReasons, ...tutorRulesOf(tag).reasons }
    const reasons = Object.entries(texts).map(
      ([key, text]) => [key, ...['uno', 'dos', 'tres'].slice(0, text.words.length)] as const,
    )

    it.each(readers)('are all told in %s, with the words they are about', (into) => {
      for (const reason of reasons) {
        const told = tellReason(texts, reason, into)
        expect(told).toMatch(/[.。]$/u)
        for (const word of reason.slice(1)) expect(told).toContain(word)
        expect(told).not.toMatch(/[{}]/u)
        const isEnglish = /\b(the|takes|means|after|before|with|here|to|is)\b/iu.test(told)
        expect(into === 'en' || !isEnglish, told).toBe(true)
      }
      // “Le” and “lo” for him are told alike.
      const told = reasons.filter(([key]) => key !== 'esHim').map((reason) => tellReason(texts, reason, into))
      expect(new Set(told).size).toBe(told.length)
    })
  })

  describe.runIf(existsSync(fileOf(tag, 'checks/')))('checks [3.24]', () => {
    const check = (text: string) => checkSentence(text, tag, lexicon)
    const mend = (text: string): string =>
      check(text).reduce((said, { original, corrected }) => said.replace(original, () => corrected), text)
    const wrong = () => readCases(fileOf(tag, 'checks/wrong.tsv')).map((line) => line.split('\t'))

    it('correct the mistakes of the test set', () => {
      expect(wrong().length).toBeGreaterThanOrEqual(120)
      for (const [said = '', right = ''] of wrong()) expect.soft(mend(said)).toBe(right)
    })

    it('correct nothing in right sentences', () => {
      const sentences = readCases(fileOf(tag, 'checks/right.txt'))
      expect(sentences.length).toBeGreaterThanOrEqual(150)
      for (const sentence of sentences) expect.soft(check(sentence), sentence).toEqual([])
    })

    it('find nothing more in their own corrections', () => {
      for (const [said = ''] of wrong()) expect.soft(check(mend(said)), said).toEqual([])
    })
  })

  it('[3.24] corrects nothing that its scenes say', () => {
    for (const line of sceneLines(scenesOf(tag)))
      expect.soft(checkSentence(line, tag, lexicon), line).toEqual([])
  })
})
