import { wordSet } from '../../kit/word-set.ts'
import type { Liberties } from '../../rules/spoken-rules.ts'

export const spanishLiberties: Liberties = {
  additions: wordSet(
    'eh ah oh mm em este pues bueno vale a ver hola sí por favor perdón perdone perdona gracias muchas señor señora',
    'oye oiga mira mire entonces claro y',
  ),
  optional: wordSet('yo tú nosotros nosotras vosotros vosotras eh pues bueno'),
  little: wordSet('el la los las un una unos unas a al de del en con por para y e o u que muy'),
  negations: wordSet('no nunca nada nadie tampoco sin ni ningún ninguna ninguno jamás'),
  movable: wordSet('hoy mañana ayer ahora luego después siempre también aquí ahí allí'),
}
