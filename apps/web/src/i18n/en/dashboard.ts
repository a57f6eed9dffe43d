import { formatCount } from '../format'

export const dashboard = {
  title: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  greetingNameless: 'Hello',
  start: 'Talk with the tutor',
  garden: 'Your garden',
  words: (count: number) => formatCount('en', count, { one: 'word', other: 'words' }),
  weak: 'Sprouting',
  medium: 'Growing',
  strong: 'In bloom',
  recent: 'Met last',
  emptyTitle: 'An empty bed',
  empty: 'Talk with the tutor. Each word you meet is a seed here.',
  toBank: 'Open your bank',
}
