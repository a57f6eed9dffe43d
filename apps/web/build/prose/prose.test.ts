import { expect, it } from 'vitest'
import { parseArticles } from './parse-articles.ts'
import { parseLegal } from './parse-legal.ts'

const article = `# Hear it {#hear-it}

You want to hear a word.

1. Choose the word.
2. Press {words.hear}.

It is read out.

Searched as: sound, voice
`

it('an article is read by its paragraphs, and many of a file by their titles', () => {
  const { 'hear-it': first, other } = parseArticles(
    `${article}\n${article.replace('#hear-it', '#other').replace(/\nSearched.*\n/, '')}`,
  )
  expect(first).toEqual({
    title: 'Hear it',
    problem: 'You want to hear a word.',
    steps: ['Choose the word.', 'Press {words.hear}.'],
    expect: 'It is read out.',
    words: 'sound, voice',
  })
  expect(other).not.toHaveProperty('words')
})

it.each([
  ['a title without an id', article.replace(' {#hear-it}', '')],
  ['steps without numbers', article.replace('2. ', '- ')],
  ['no steps', article.replace(/1\. .*\n2\. .*\n\n/, '')],
  ['a paragraph too many', article.replace('It is read out.', 'It is read out.\n\nTwice.\n\nAnd again.')],
])('an article with %s is refused', (_, text) =>
  expect(() => parseArticles(text)).toThrow(/article|step|ends/),
)

it('a legal text is read by its sections', () => {
  expect(parseLegal('# Terms\n\nHello.\n\n## One\n\nA.\n\nB.\n\n## Two\n\nC.\n')).toEqual({
    title: 'Terms',
    intro: 'Hello.',
    sections: [
      { title: 'One', paragraphs: ['A.', 'B.'] },
      { title: 'Two', paragraphs: ['C.'] },
    ],
  })
  expect(() => parseLegal('# Terms\n\n## One\n\nA.')).toThrow('introduction')
  expect(() => parseLegal('# Terms\n\nHello.\n\n## One\n')).toThrow('One')
})
