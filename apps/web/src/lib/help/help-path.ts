import type { ArticleId } from './contents'

/** Where the help and what belongs to it stands. */
export const helpPaths = { home: '/support', about: '/support/about' }

/** The address of an article. */
export const articlePath = (id: ArticleId): string => `${helpPaths.home}/${id}`
