import { accented, withoutStress } from '../../accents.ts'

const vowels = 'aeiouáéíóúü'

/** Plurals that no rule gives: the stress moves, or a foreign word keeps to its own way. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['carácter', 'caracteres'],
  ['espécimen', 'especímenes'],
  ['régimen', 'regímenes'],
  ['jersey', 'jerséis'],
  ['poney', 'poneis'],
  ['gay', 'gais'],
  ['club', 'clubes'],
  ['álbum', 'álbumes'],
  ['fan', 'fans'],
  ['gin', 'gins'],
  ['clic', 'clics'],
  ['hobby', 'hobbies'],
  ['lobby', 'lobbies'],
  ['pony', 'ponis'],
  ['ferry', 'ferris'],
  ['curry', 'curris'],
  ['penalti', 'penaltis'],
  ['milord', 'milores'],
  ['cualquiera', 'cualesquiera'],
  ['hijodalgo', 'hijosdalgo'],
])

/** Nouns in -í and -ú that take -s; older ones take -es (rubíes, hindúes). */
const shortPlural =
  /^(?:menú|champú|pipí|gurú|bisturí|esquí|tutú|cucú|vermú|interviú|popurrí|benjuí|ambigú|canesú|sefardí|bigudí|pirulí|chacolí|colibrí|haití|sí|mí|tú|ñu|cu)$/

/** Foreign nouns that end like native ones and take -s. */
const foreign =
  /^(?:récord|tour|western|stand|amateur|newton|kelvin|touchdown|scooter|softball|playstation|alien|bourbon|klingon|dj|resort|best seller)$/

/** Nouns in -y that take -es; the others are foreign. */
const nativeY = /^(?:ley|rey|virrey|buey|grey|convoy|carey|bey|maguey|mamey|güey|dey|noray|ay)$/

/** Nouns that have one form, whatever they end in. */
const invariable =
  /^(?:internet|jazz|rock|golf|marketing|rugby|hockey|km|kg|cm|béisbol|críquet|hachís|pus|ínterin|soul|caos|jeans|moisés|dieciséis|veintitrés|ciempiés|través|lux|islam|yin|software|paparazzi|sabelotodo)$/

/** The plural of a Spanish noun or adjective; undefined where it is like the singular (crisis, lunes, tórax) or has none. */
export function pluralOf(noun: string): string | undefined {
  const known = irregular.get(noun)
  if (known !== undefined) return known
  if (invariable.test(noun)) return undefined
  if (/[íú]$/.test(noun)) return `${noun}${shortPlural.test(noun) ? 's' : 'es'}`
  if (/[aeiouáéó]$/.test(noun)) return `${noun}s`
  if (foreign.test(noun)) return `${noun}s`
  if (noun.endsWith('y')) return `${noun}${nativeY.test(noun) ? 'es' : 's'}`
  if (noun.endsWith('zz')) return undefined
  if (noun.endsWith('z')) return `${noun.slice(0, -1)}ces`
  if (/[sx]$/.test(noun)) return isLastStressed(noun) ? `${moveAccent(noun)}es` : undefined
  if (/[dlrnj]$/.test(noun)) return `${moveAccent(noun)}es`
  if (/(?:ch|sh)$/.test(noun)) return `${noun}es`
  return `${noun}s`
}

/** Of words in -s or -x: país, mes and interés take -es. */
function isLastStressed(noun: string): boolean {
  const count = noun.match(new RegExp(`[${vowels}]+`, 'g'))?.length ?? 0
  return /[áéíóú][sx]$/.test(noun) || count === 1
}

/**
 * The stem before -es with the accent that it needs there: the stress stays where it was, and the written accent follows
 * from it (canción, canciones; joven, jóvenes; país, países).
 */
function moveAccent(noun: string): string {
  if (new RegExp(`[aeo][íú][^${vowels}]$`).test(noun)) return noun
  if (/[áéíóú][^aeiou]$/.test(noun)) return noun.slice(0, -2) + withoutStress(noun.slice(-2))
  // Words in -n without an accent are stressed on the syllable before the last one.
  const [, head = '', vowel = '', tail = ''] =
    /^(.*)([aeiou])((?:[^aeiouáéíóúqg]|qu(?=i|en)|gu(?=i|en)|g)+[aeiou]n)$/.exec(noun) ?? []
  if (tail === '' || /[áéíóú]/.test(noun)) return noun
  return head + (accented[vowel] ?? vowel) + tail
}
