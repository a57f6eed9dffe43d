import { describe, expect, it } from 'vitest'
import {
  listHeadwords,
  listLanguagesWith,
  readBuiltDictionary,
  readWordList,
} from '@lingarden/languages/build/built-dictionary'

const languages = listLanguagesWith('gender.txt')

it('more languages than one are measured', () => {
  expect(languages.length).toBeGreaterThan(1)
})

describe.each(languages)('$language', ({ tag }) => {
  const dictionary = readBuiltDictionary(tag)

  it('knows the gender of at least 97 % of the 3,000 most frequent nouns', () => {
    const nouns = listHeadwords(dictionary, 20_000).filter(({ pos }) => pos === 'n.')
    expect(nouns.length).toBeGreaterThan(3000)
    const top = nouns.slice(0, 3000)
    expect(top.filter(({ gender }) => gender !== undefined).length / top.length).toBeGreaterThanOrEqual(0.97)
  })

  it('gives at least 97 % of the nouns that learners get wrong their right gender', () => {
    const wanted = readWordList(tag, 'gender.txt').flatMap((row) => {
      const [gender = '', ...nouns] = row.split(' ')
      return nouns.map((noun) => ({ noun, gender }))
    })
    const wrong = wanted.flatMap(({ noun, gender }) => {
      const entry = dictionary.lookUp(noun)
      // A person noun may be entered under one gender where the other has a word of its own.
      const found =
        entry?.gender ?? /n\. (m\.\/f\.|m\.|f\.)/.exec(entry?.definition ?? '')?.[1]?.replaceAll(/[./]/g, '')
      return found === gender ? [] : [`${noun}: ${found ?? 'none'}, wanted ${gender}`]
    })
    expect(1 - wrong.length / wanted.length, wrong.join('; ')).toBeGreaterThanOrEqual(0.97)
  })
})
