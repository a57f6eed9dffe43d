import type { ArticleIdOf, TopicKey } from '@/lib/help/contents'

/**
 * A short article. Names of buttons and pages stand in braces by the path of their text, such as {tutor.send}, so that
 * they read as on the screen, in each language and after every change.
 */
export interface Article {
  title: string
  /** What the reader wants or what went wrong, in a sentence or two. */
  problem: string
  steps: readonly string[]
  /** What will have happened then, and what may be different. */
  expect: string
  /** Other words that people look for it with; searched, never shown. */
  words?: string
}

/** The articles of one topic. */
type TopicArticles<Key extends TopicKey> = Readonly<Record<ArticleIdOf<Key>, Article>>

/** The whole help in one language. */
export type Articles = { readonly [Key in TopicKey]: TopicArticles<Key> }
