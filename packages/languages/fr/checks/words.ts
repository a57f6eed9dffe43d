import type { Gender, GrammaticalNumber, Person } from '../../kit/lexicon/analysis.ts'
import { soundOf } from '../sound-of.ts'

export { soundOf }

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Subject pronouns and the person of their verb. */
export const subjects: Readonly<Record<string, Person>> = {
  je: 0,
  "j'": 0,
  tu: 1,
  il: 2,
  elle: 2,
  on: 2,
  nous: 3,
  vous: 4,
  ils: 5,
  elles: 5,
}
export const clitics = wordsOf("me m' te t' se s' nous vous le la l' les lui leur y en ne n'")
export const negations = wordsOf("pas jamais rien plus personne que qu' guère aucun aucune point nulle ni")

/** Whether a word surely begins with the sound of a vowel, so that the word before it loses its own. */
export const beginsWithVowel = (word: string): boolean => soundOf(word) === 'vowel'

/** Words for people of one's family and friends. */
export const kin = wordsOf(
  'mère père parents maman papa frère frères sœur sœurs ami amie amis amies fils fille filles mari femme copain copine ' +
    'copains oncle tante cousin cousine cousins voisin voisine voisins collègue collègues',
)

/** What a determiner says of its noun. */
export interface Determiner {
  gender?: Gender
  number: GrammaticalNumber
}

/** Masculine, masculine before a vowel, feminine, feminine before a vowel, plural. */
const forms: readonly (readonly [string, string, string, string, string])[] = [
  ['le', "l'", 'la', "l'", 'les'],
  ['un', 'un', 'une', 'une', 'des'],
  ['ce', 'cet', 'cette', 'cette', 'ces'],
  ['mon', 'mon', 'ma', 'mon', 'mes'],
  ['ton', 'ton', 'ta', 'ton', 'tes'],
  ['son', 'son', 'sa', 'son', 'ses'],
  ['quel', 'quel', 'quelle', 'quelle', 'quels'],
]
const numerals =
  'deux trois quatre cinq six sept huit neuf dix onze douze quinze vingt trente plusieurs quelques'

export const determiners: ReadonlyMap<string, Determiner> = new Map([
  ...forms.flatMap(([masculine, beforeVowel, feminine, , plural]): [string, Determiner][] => [
    [plural, { number: 'p' }],
    [beforeVowel, { number: 's', ...(beforeVowel === 'cet' && { gender: 'm' }) }],
    [masculine, { number: 's', gender: 'm' }],
    [feminine, { number: 's', gender: 'f' }],
  ]),
  ...['notre', 'votre'].map((word): [string, Determiner] => [word, { number: 's' }]),
  ...['nos', 'vos', 'leurs', ...numerals.split(' ')].map((word): [string, Determiner] => [
    word,
    { number: 'p' },
  ]),
])

/** The form of a singular determiner for a gender, before a given word; undefined for one that has no such form. */
export function determinerFor(word: string, gender: Gender, next: string): string | undefined {
  const row = forms.find((all) => all.slice(0, 4).includes(word))
  return row?.[(gender === 'f' ? 2 : 0) + (beginsWithVowel(next) ? 1 : 0)]
}

/** Adjectives that stand before their noun. */
export const adjectivesBefore = wordsOf(
  'bon bonne bons bonnes beau bel belle beaux belles petit petite petits petites grand grande grands grandes nouveau ' +
    'nouvel nouvelle nouveaux nouvelles vieux vieil vieille vieilles joli jolie jolis jolies mauvais mauvaise gros ' +
    'grosse premier première dernier dernière autre même jeune',
)
/** Words that look like a noun or adjective and mostly are something else. */
export const functionWords = wordsOf(
  'puis donc je tu il elle on nous vous ils elles me te se le la les lui leur y en ne pas de du des un une et ou mais ' +
    'que qui où quand comme si à au aux dans sur sous avec pour par chez sans très bien mal plus moins aussi ici là ça ' +
    'cela ce cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos leurs tout toute tous toutes oui non ' +
    'même vers fort haut bas net seul tard tôt vite peu trop beaucoup assez quelque chose personne rien point entre ' +
    'contre avant après depuis pendant devant derrière près loin peut-être',
)
/** Verbs that take être in the past. */
export const movement = wordsOf(
  'aller partir arriver venir naître mourir tomber rester devenir revenir entrer rentrer sortir retourner',
)
export const commonVerbs = wordsOf(
  'être avoir faire dire pouvoir aller voir savoir vouloir venir falloir devoir croire trouver donner prendre parler ' +
    'aimer passer mettre demander tenir sembler laisser rester penser entendre regarder répondre rendre connaître ' +
    'paraître arriver sentir attendre vivre chercher sortir comprendre porter entrer devenir revenir écrire appeler ' +
    'tomber reprendre commencer suivre montrer partir mourir ouvrir lire arrêter servir recevoir monter perdre écouter ' +
    'continuer finir jouer choisir apprendre acheter habiter travailler manger boire étudier voyager visiter dormir ' +
    'préférer adorer détester cuisiner nager danser chanter marcher courir payer coûter réserver oublier essayer aider ' +
    'rencontrer rentrer téléphoner envoyer vendre répéter préparer laver nettoyer espérer dîner déjeuner lever coucher ' +
    'promener reposer habiller doucher réveiller',
)
