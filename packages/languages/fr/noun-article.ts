import { wordSet } from '../kit/word-set.ts'
import type { NounWithGender } from '../word-rules.ts'
import { soundOf } from './sound-of.ts'

/** Nouns of one thing that end like many. */
const oneThing = wordSet(
  'fils fois mois cours fonds temps cas corps pays propos choix avis bras prix voix bois rendez-vous dos paix procès tas ' +
    'repas bus permis palais accès succès discours poids os univers paradis souris virus concours repos ours jus tapis ' +
    'printemps décès taux progrès processus stress croix mars noix puits pouls petit-fils époux compromis relais congrès ' +
    'tennis colis campus recours secours héros sens pas bas tiers refus ananas autobus anis matelas',
)
const manyThings = wordSet('gens maths fiançailles funérailles condoléances')

/**
 * The definite article of a noun: le marché, la ville, l’eau, les vacances, le/la libraire.
 * @returns undefined where it cannot be told: whether a word in -s or -x is one or many, or whether its h is silent
 */
export function frenchArticle({ term, gender, isPlural }: NounWithGender): string | undefined {
  if (gender === 'n') return undefined
  const word = term.toLowerCase()
  if (manyThings.has(word) || (isPlural && !oneThing.has(word))) return 'les'
  if (/[sx]$/u.test(word) && !oneThing.has(word)) return undefined
  const sound = soundOf(word)
  if (sound === undefined) return undefined
  if (sound === 'vowel') return 'l’'
  return gender === 'mf' ? 'le/la' : gender === 'm' ? 'le' : 'la'
}
