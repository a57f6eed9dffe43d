import type { Texts } from '../groups'

export const activities: Texts['activities'] = {
  exercise: 'Ejercicio',
  preparing: 'Preparando un ejercicio',
  any: 'Cualquier ejercicio',
  kinds: { cloze: 'Rellenar huecos', order: 'Ordenar palabras', choice: 'Elegir' },
  practiseThis: 'Practicar esto',
  part: (place, count) => `${place} de ${count}`,
  finished: (right, count) => `${right} de ${count} bien a la primera.`,
  nothingToPractise: 'Todavía no hay nada que practicar. Habla antes un poco con el tutor.',
}
