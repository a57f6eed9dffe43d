/**
 * The closed classes of French, every form: determiners, pronouns, prepositions, conjunctions and the particles of
 * negation. Être and avoir are auxiliaries too, but learnt as verbs; numerals and adverbs (où, quand, comment) as words.
 */
export const frenchFunctionWords: readonly string[] = [
  // determiners
  "le la les l' un une des du au aux",
  'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs',
  'ce cet cette ces chaque quelque quelques aucun aucune tout toute tous toutes autre autres plusieurs',
  'quel quelle quels quelles',
  // pronouns
  "je j' tu il elle on nous vous ils elles me m' te t' se s' lui eux moi toi soi y en",
  "c' ça cela ceci celui celle ceux celles mien mienne miens miennes tien tienne sien sienne nôtre vôtre",
  "que qu' qui quoi dont lequel laquelle lesquels lesquelles rien quelqu'un",
  // prepositions
  "à de d' dans par pour sur sous sans avec chez vers entre contre depuis pendant dès jusque jusqu' avant après selon malgré",
  // conjunctions
  "et ou ni mais donc car si s' comme lorsque lorsqu' puisque puisqu' parce",
  // particles
  "ne n' pas",
].flatMap((line) => line.split(' '))
