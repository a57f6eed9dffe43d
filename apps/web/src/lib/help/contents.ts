/** What there is help on, in the order it is read; the same in every interface language. */
export const helpTopics = [
  { key: 'begin', page: 'dashboard', articles: ['first-steps', 'language-and-level'] },
  {
    key: 'tutor',
    page: 'tutor',
    articles: [
      'conversation',
      'stuck-for-words',
      'look-up-word',
      'translation',
      'earlier-conversations',
      'tutor-silent',
    ],
  },
  {
    key: 'corrections',
    page: 'tutor',
    articles: ['read-correction', 'missed-mistake', 'sure-or-perhaps', 'practise-mistakes'],
  },
  { key: 'voice', page: 'tutor', articles: ['hear-tutor', 'speak', 'microphone', 'say-after'] },
  {
    key: 'bank',
    page: 'bank',
    articles: ['how-words-grow', 'add-words', 'sort-words', 'import-words', 'export-words'],
  },
  { key: 'review', page: 'review', articles: ['what-is-due', 'flashcards', 'activities', 'forgotten-words'] },
  {
    key: 'courses',
    page: 'courses',
    articles: ['lessons', 'type-letters', 'sounds-zh', 'sounds-es', 'sounds-fr'],
  },
  { key: 'dictionary', page: 'dictionary', articles: ['search-dictionary', 'wrong-reading'] },
  { key: 'progress', page: 'analytics', articles: ['goal-and-streak', 'charts'] },
  { key: 'offline', page: 'dashboard', articles: ['without-connection', 'install'] },
  { key: 'plans', page: 'plans', articles: ['tokens', 'change-plan'] },
  {
    key: 'account',
    page: 'settings',
    articles: ['tutor-settings', 'interface-language', 'appearance', 'account', 'memory', 'your-data'],
  },
  { key: 'together', page: 'friends', articles: ['friends', 'send-feedback'] },
] as const

type HelpTopic = (typeof helpTopics)[number]

export type TopicKey = HelpTopic['key']

/** The articles of a topic. */
export type ArticleIdOf<Key extends TopicKey> = Extract<HelpTopic, { key: Key }>['articles'][number]

export type ArticleId = ArticleIdOf<TopicKey>

/** The article on how a language is pronounced; undefined where there is none. */
export function soundsArticle(tag: string): ArticleId | undefined {
  return helpTopics.find(({ key }) => key === 'courses')?.articles.find((id) => id === `sounds-${tag}`)
}

type HelpPage = HelpTopic['page'] | 'feedback'

/** Pages of articles that are about another page than their topic. */
const ownPages: Partial<Record<ArticleId, HelpPage>> = {
  'language-and-level': 'settings',
  'practise-mistakes': 'review',
  'send-feedback': 'feedback',
}

/** The page that an article is about. */
export function pageOf(id: ArticleId, topic: TopicKey): HelpPage | undefined {
  return ownPages[id] ?? helpTopics.find(({ key }) => key === topic)?.page
}
