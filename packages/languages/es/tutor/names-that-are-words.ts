import { wordSet } from '../../kit/word-set.ts'

/** First names that are words, too, or forms of them, in lower case. */
export const namesThatAreWords = wordSet(
  'alba alegría amparo ana ángel ángeles araceli aurora azucena beatriz begoña blanca bruno carmen',
  'clara concepción consuelo cruz dolores elena encarnación esperanza estrella eva fe félix flor',
  'francisca franco gloria guadalupe guillermo inmaculada jazmín jesús julio laura lara leo leal león',
  'leonor lucas lucía luna luz mar marco mari maría marina mario marta maya mercedes milagros',
  'montserrat nieves nina noa nuria olga olivia olmo pablo paco paloma pascual patricio paz pepa pilar',
  'plácido prudencia rafael ramón rita rocío román rosa rosario salvador santos sergio serena sol',
  'soledad susana tomás trinidad victoria violeta virginia vera viola zara mía dalia iris margarita',
  'rubén paula jordi ari sara celia iván tom max mark will carol',
)
