import { wordsOf } from './words.ts'

/** Frequent French, Italian, Portuguese, German and English words that Spanish does not have. */
export const otherLanguages = wordsOf(
  "je j' il nous vous ils elles c' est suis avez sommes êtes sont dans avec pour chaque aux du mon ma veux " +
    "veut voudrais très bien-être pas mais où qui qu' quand aussi chez être avoir faire aller jour merci " +
    'bonjour sœur frère règle élève classe ami amie beaucoup maison école sono sei sette ho hai hanno abbiamo ' +
    'gli della delle nel nella perché molto grazie ciao buongiorno eu você não são tenho uma meu minha muito ' +
    'obrigado obrigada com também ich bin ist und nicht der die ein eine wir haben mein meine mit für auch ' +
    'sehr danke the and of is my with this that have they she his her our your want like but because from very ' +
    'really',
)
