import type { Texts } from '../en'
import { formatCount } from '../format'

export const dashboard: Texts['dashboard'] = {
  title: 'Inicio',
  greeting: (name) => `Hola, ${name}`,
  greetingNameless: 'Hola',
  start: 'Hablar con el tutor',
  garden: 'Tu jardín',
  words: (count) => formatCount('es', count, { one: 'palabra', other: 'palabras' }),
  weak: 'Brotando',
  medium: 'Creciendo',
  strong: 'En flor',
  recent: 'Vistas hace poco',
  emptyTitle: 'Un bancal vacío',
  empty: 'Habla con el tutor. Cada palabra que encuentres será aquí una semilla.',
  toBank: 'Ver tu vocabulario',
}
