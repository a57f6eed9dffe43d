import { describe, expect, it } from 'vitest'
import { distinctSenses, shortMeaning } from './short-meaning.ts'

const entry = (definition: string, pronunciation = '') => ({ term: 'x', pronunciation, definition })

describe('a short meaning', () => {
  it.each([
    ['n. m. market, fair, marketplace', 'market', ['fair', 'marketplace']],
    ['v. want; love', 'want', ['love']],
    ['n. f. house, home; v. marries', 'house', ['home', 'marries']],
    ['n. f. Mrs. Smith', 'Mrs. Smith', []],
    ['v. be (what something is, or who); n. m. being', 'be (what something is, or who)', ['being']],
    ['adj. red; n. m. red', 'red', []],
  ])('of %s is %s', (definition, first, others) => {
    expect(shortMeaning(entry(definition))).toEqual({ reading: '', first, others })
  })

  it.each([
    ['n. f. house, home; v. marries', 'casar', 'house', ['home'], ['marries']],
    ['conj. as, like; since; v. (I) eat', 'comer', 'as', ['like', 'since'], ['(I) eat']],
    ['n. f. street; v. hush, quiet; third', 'callar', 'street', [], ['hush', 'quiet', 'third']],
  ])('of %s says apart what it is of %s', (definition, of, first, others, meanings) => {
    const noun = { ...entry(definition), formOf: [[of, 'pr3s']] as const }
    expect(shortMeaning(noun)).toEqual({ reading: '', first, others, asForm: { of, meanings } })
  })

  it('of a verb that is a form itself has nothing apart', () => {
    const verb = { ...entry('v. call; name'), formOf: [['llamar', 'pr1s']] as const }
    expect(shortMeaning(verb)).toEqual({ reading: '', first: 'call', others: ['name'] })
  })

  it.each([
    [['interj. hello, good morning', 'n. m. hello'], ['hello, good morning']],
    [
      ['adj. red', 'n. m. red', 'red wine'],
      ['red', 'red wine'],
    ],
    [
      ['n. m. hello', 'interj. hello, good morning'],
      ['hello', 'hello, good morning'],
    ],
  ])('of %j says nothing twice', (senses, said) => {
    expect(distinctSenses(senses)).toEqual(said)
  })

  it('is of the reading in which the word was met', () => {
    const long = entry('long; length | to grow; elder', 'cháng | zhǎng')
    expect(shortMeaning(long, 'Zhǎng')).toEqual({ reading: 'zhǎng', first: 'to grow', others: ['elder'] })
    expect(shortMeaning(long)).toEqual({ reading: 'cháng', first: 'long', others: ['length'] })
    // The learner's own reading is shown, with what the dictionary says first.
    expect(shortMeaning(long, 'zhàng')).toMatchObject({ reading: 'zhàng', first: 'long' })
  })

  it('of a name says whose, and of a verb to name what it is', () => {
    expect(shortMeaning({ ...entry("name a man's first name"), pos: 'name' }).first).toBe(
      "a man's first name",
    )
    expect(shortMeaning(entry('v. name a ship')).first).toBe('name a ship')
  })

  it('of a form says of what, and of nothing is nothing', () => {
    const form = { ...entry(''), formOf: [['tener', 'pt3p']] as const }
    expect(shortMeaning(form).first).toContain('tener')
    expect(shortMeaning(entry('')).first).toBe('')
  })
})
