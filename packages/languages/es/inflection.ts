import { wordSet } from '../kit/word-set.ts'
import type { InflectionRules } from '../rules/inflection-rules.ts'

export const inflection: InflectionRules = {
  beforeVerb: wordSet(
    'yo tú él ella usted nosotros nosotras vosotros vosotras ellos ellas ustedes me te se nos os',
  ),
  beginsClause: wordSet('y e pero no porque que si cuando también ahora hoy siempre ya'),
  beforeNoun: wordSet(
    'el la los las un una unos unas al del mi mis tu tus su sus nuestro nuestra nuestros nuestras este esta estos estas',
    'ese esa esos esas mucho mucha muchos muchas',
  ),
  beforeParticiple: wordSet('he has ha hemos habéis han había habías habíamos habían'),
  undivided: new Set([
    'buenos días',
    'buenas tardes',
    'buenas noches',
    'de nada',
    'hasta luego',
    'hasta mañana',
    'hasta pronto',
    'lo siento',
    'por ejemplo',
    'por favor',
    'por supuesto',
    'qué tal',
  ]),
  namesThatAreWords: wordSet(
    'ana marta rosa pilar mercedes dolores paloma gloria victoria ángel clara consuelo bruno olga nina',
  ),
}
