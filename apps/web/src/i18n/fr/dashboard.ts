import type { Texts } from '../en'
import { formatCount } from '../format'

export const dashboard: Texts['dashboard'] = {
  title: 'Accueil',
  greeting: (name) => `Bonjour ${name}`,
  greetingNameless: 'Bonjour',
  start: 'Parler avec le tuteur',
  garden: 'Votre jardin',
  words: (count) => formatCount('fr', count, { one: 'mot', other: 'mots' }),
  weak: 'En germe',
  medium: 'En croissance',
  strong: 'En fleur',
  recent: 'Vus récemment',
  emptyTitle: 'Une plate-bande vide',
  empty: 'Parlez avec le tuteur. Chaque mot rencontré devient ici une graine.',
  toBank: 'Voir votre vocabulaire',
}
