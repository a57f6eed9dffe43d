import { wordSet } from '../../kit/word-set.ts'

// Accents are left out.

export const emptyWords = wordSet(
  "le la les l' un une des du d' je j' tu il on me m' te t' se s' mon ma mes ton ta tes son sa ses est",
  "c' ce sont et ou que qu' tres a plus ya bonjour salut merci plait bien",
)

export const joiningWords = wordSet('de en a au aux avec pour par sans dans sur comme mais parce ni')

export const answersAnyway =
  /\?|^\s*(?:oui|non|si|d'accord|bon|ben|ca depend)(?!\p{L})|(?<!\p{L})(?:sais|savoir|souviens|rappelle|secret|dire|importe|egal|pareil|meme|aussi|veux|voudrais|prefere|comprends|pardon|crois|pense|peut-etre|doit|suppose|faut|complique|bon|bonne|mieux|bien|parfait|difficile a)(?!\p{L})/u
