import { pagePaths } from '@/lib/paths'
/** The stops of the tour: the page, and what on it is shown (its `data-tour`). */
export const tourSteps = [
  { key: 'today', path: pagePaths.dashboard, target: 'next-step' },
  { key: 'talk', path: pagePaths.tutor, target: 'composer' },
  { key: 'words', path: pagePaths.tutor, target: 'conversation' },
  { key: 'bank', path: pagePaths.bank, target: 'bank' },
  { key: 'review', path: pagePaths.review, target: 'review' },
  { key: 'help', path: pagePaths.dashboard, target: 'menu' },
] as const
