import { wordSet } from '../../kit/word-set.ts'
import type { Liberties } from '../../rules/spoken-rules.ts'

export const frenchLiberties: Liberties = {
  additions: wordSet(
    'euh ah oh hum ben bah bon alors hein oui voilà donc bonjour bonsoir salut merci beaucoup pardon excusez excuse moi',
    's il vous te plaît plait monsieur madame d accord et',
  ),
  optional: wordSet('ne n euh ben bon alors'),
  little: wordSet('le la les l un une des du de d à au aux en et ou que qu très'),
  negations: wordSet('pas plus jamais rien personne non sans ni aucun aucune'),
  movable: wordSet('aujourd hui demain hier maintenant ici là toujours souvent'),
}
