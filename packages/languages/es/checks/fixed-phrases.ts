import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'

/** Phrases that are no Spanish, whatever stands around them, and what one says. */
const phrases: readonly (readonly [said: string, better: string])[] = [
  ['por la primera vez', 'por primera vez'],
  ['por la segunda vez', 'por segunda vez'],
  ['por la última vez', 'por última vez'],
  ['en el fin', 'al final'],
  ['en el final', 'al final'],
  ['por ejemplos', 'por ejemplo'],
  ['en adición a', 'además de'],
  ['en adición', 'además'],
  ['fines de semanas', 'fines de semana'],
  ['fin de semanas', 'fin de semana'],
  ['ambos de mis', 'mis dos'],
  ['ambas de mis', 'mis dos'],
  ['ambos de sus', 'sus dos'],
  ['ambas de sus', 'sus dos'],
  ['ambos de nuestros', 'nuestros dos'],
  ['ambas de nuestras', 'nuestras dos'],
  ['ambos de los', 'los dos'],
  ['ambas de las', 'las dos'],
  ['los ambos', 'ambos'],
  ['las ambas', 'ambas'],
  ['fue nacido', 'nació'],
  ['fue nacida', 'nació'],
  ['fui nacido', 'nací'],
  ['fui nacida', 'nací'],
  ['fueron nacidos', 'nacieron'],
  ['fueron nacidas', 'nacieron'],
  ['es nacido en', 'nació en'],
  ['es nacida en', 'nació en'],
  ['toma lugar', 'tiene lugar'],
  ['toman lugar', 'tienen lugar'],
  ['tomó lugar', 'tuvo lugar'],
  ['tomar lugar', 'tener lugar'],
  ['tomará lugar', 'tendrá lugar'],
  ['me recuerdo que', 'recuerdo que'],
  ['por el teléfono', 'por teléfono'],
  ['en hecho', 'de hecho'],
  ['quiero el mejor para', 'quiero lo mejor para'],
  ['quiere el mejor para', 'quiere lo mejor para'],
  ['quieren el mejor para', 'quieren lo mejor para'],
  ['quería el mejor para', 'quería lo mejor para'],
  ['querer el mejor para', 'querer lo mejor para'],
  ['soy es', 'soy'],
  ['es tiene', 'tiene'],
  ['soy tengo', 'tengo'],
  ['soy tiene', 'tengo'],
  ['me llamo es', 'me llamo'],
  ['muy mucho', 'mucho'],
  ['tan mucho', 'tanto'],
  ['en los fines', 'los fines'],
  ['en los lunes', 'los lunes'],
  ['en los martes', 'los martes'],
  ['en los miércoles', 'los miércoles'],
  ['en los jueves', 'los jueves'],
  ['en los viernes', 'los viernes'],
  ['en los sábados', 'los sábados'],
  ['en los domingos', 'los domingos'],
]
const byFirst = new Map<string, (readonly [string, string])[]>()
for (const phrase of phrases) {
  const [first = ''] = phrase[0].split(' ')
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
}

/** Corrects whole phrases: por la primera vez, en los sábados, fue nacida. */
export function correctFixedPhrase({ at, says, replace }: Reader, place: number): readonly Edit[] {
  const found = byFirst.get(at(place))?.find(([said]) => says(place, said))
  if (!found) return []
  const [said, better] = found
  // En el fin de semana.
  if (said.startsWith('en el fin') && /^(de|del)$/.test(at(place + 3))) return []
  // Quien soy es importante: there a clause ends with its verb.
  if (/^(soy|es) /.test(said) && /^(que|quien|quién|qué|como|cómo|cual|lo|no)$/.test(at(place - 1))) return []
  return [replace(place, place + said.split(' ').length - 1, better, ['oneSays', better])]
}
