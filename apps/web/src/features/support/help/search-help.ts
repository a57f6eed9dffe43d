import { withoutMarks } from '@lingarden/text/plain-text'

/** An article as it is searched: what stands in it, the weightiest first. */
export interface SearchedArticle<Id extends string> {
  id: Id
  title: string
  problem: string
  /** Steps, what to expect, and other words for it. */
  text: string
}

interface IndexedArticle<Id extends string> {
  id: Id
  fields: readonly { weight: number; words: readonly string[] }[]
}

/** What a word counts where it stands. */
const weights = { title: 4, problem: 2, text: 1 }
/** The share of what was asked that an article must have, 0 to 1. */
const enough = 0.5

/**
 * The words of a text as they are compared: without accents and capitals; a run of Han characters, which has no spaces,
 * as each two neighbours.
 */
export function splitWords(text: string): string[] {
  const runs = withoutMarks(text).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []
  return runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return [run]
    const characters = [...run]
    if (characters.length === 1) return [run]
    return characters.slice(1).map((character, place) => (characters[place] ?? '') + character)
  })
}

/** How well a word of an article answers a word that was typed, 0 to 1: it may go on, or want an ending. */
function fitOf(word: string, asked: string): number {
  if (word === asked) return 1
  if (word.startsWith(asked)) return 0.8
  // Plurals and genders: words for word, palabras for palabra; but plane is no plan.
  return asked.length > 3 && word.length >= asked.length - 2 && asked.startsWith(word) ? 0.2 : 0
}

/** Prepares articles for being searched as one types. */
export function indexArticles<Id extends string>(
  articles: readonly SearchedArticle<Id>[],
): readonly IndexedArticle<Id>[] {
  return articles.map(({ id, ...article }) => ({
    id,
    fields: (['title', 'problem', 'text'] as const).map((field) => ({
      weight: weights[field],
      words: splitWords(article[field]),
    })),
  }))
}

const bestField = ({ fields }: IndexedArticle<string>, asked: string): number =>
  Math.max(0, ...fields.flatMap(({ weight, words }) => words.map((word) => weight * fitOf(word, asked))))

/**
 * The articles that fit what was typed, the best first. Words that stand in most articles weigh little, so that a whole
 * question does as well as its one telling word; words that stand nowhere are left out.
 */
export function searchHelp<Id extends string>(index: readonly IndexedArticle<Id>[], typed: string): Id[] {
  const asked = [...new Set(splitWords(typed))]
    .map((word) => {
      const found = index.map((article) => bestField(article, word))
      const count = found.filter((weight) => weight > 0).length
      return { found, count, rarity: count === 0 ? 0 : Math.log(1 + index.length / count) }
    })
    .filter(({ count }) => count > 0)
  const whole = asked.reduce((sum, { rarity }) => sum + rarity, 0)
  return index
    .map(({ id }, place) => {
      const own = asked.filter(({ found }) => (found[place] ?? 0) > 0)
      return {
        id,
        share: own.reduce((sum, { rarity }) => sum + rarity, 0) / whole,
        score: own.reduce((sum, { rarity, found }) => sum + rarity * (found[place] ?? 0), 0),
      }
    })
    .filter(({ share, score }) => score > 0 && share >= enough)
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id)
}
