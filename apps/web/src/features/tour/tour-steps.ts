import { pagePaths } from '@/lib/paths'

/** The stops of the tour: the page, with what its address says, and what on it is shown (its `data-tour`). */
export const tourSteps = [
  { key: 'today', path: pagePaths.dashboard, search: '', target: 'next-step' },
  { key: 'talk', path: pagePaths.tutor, search: '?view=topics', target: 'topics' },
  { key: 'words', path: pagePaths.tutor, search: '?view=surprise', target: 'conversation' },
  { key: 'bank', path: pagePaths.bank, search: '', target: 'bank' },
  { key: 'review', path: pagePaths.review, search: '', target: 'review' },
  { key: 'help', path: pagePaths.dashboard, search: '', target: 'menu' },
] as const
