/** The stops of the tour: the page, and what on it is shown (its `data-tour`). */
export const tourSteps = [
  { key: 'today', path: '/dashboard', target: 'next-step' },
  { key: 'talk', path: '/tutor', target: 'composer' },
  { key: 'words', path: '/tutor', target: 'conversation' },
  { key: 'bank', path: '/bank', target: 'bank' },
  { key: 'review', path: '/review', target: 'review' },
  { key: 'help', path: '/dashboard', target: 'menu' },
] as const
