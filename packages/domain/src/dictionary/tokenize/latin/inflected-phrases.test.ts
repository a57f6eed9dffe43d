import { describe, expect, it } from 'vitest'
import { tokenize, type KnownTerm, type TermLookup } from '../../tokenize.ts'

describe('inflected phrases', () => {
  const entries: Record<string, KnownTerm> = {
    'pomme de terre': { term: 'pomme de terre', pos: 'n.' },
    'petit déjeuner': { term: 'petit déjeuner', pos: 'n.' },
    'petite annonce': { term: 'petite annonce', pos: 'n.' },
    'se rendre compte': { term: 'se rendre compte', pos: 'v.' },
    'rendre à': { term: 'rendre à', pos: 'v.' },
    "s'apercevoir de": { term: "s'apercevoir de", pos: 'v.' },
    'rendre visite': { term: 'rendre visite', pos: 'v.' },
    'pomme verte': { term: 'pomme verte', pos: 'adv.' },
    pommes: { term: 'pommes', formOf: [['pomme', 'pl']] },
    petits: { term: 'petits', formOf: [['petit', 'mp,pl']] },
    petites: { term: 'petites', formOf: [['petit', 'fp']] },
    déjeuners: { term: 'déjeuners', formOf: [['déjeuner', 'pl']] },
    annonces: { term: 'annonces', formOf: [['annonce', 'pl']] },
    rends: { term: 'rends', formOf: [['rendre', 'pr1s']] },
    aperçois: { term: 'aperçois', formOf: [['apercevoir', 'pr1s']] },
    "m'": { term: "m'" },
  }
  const dictionary: TermLookup = { longestTerm: 4, lookUp: (term) => entries[term.toLowerCase()] }
  it.each([
    ['Pommes de terre', 'pomme de terre'],
    ['petits  déjeuners', 'petit déjeuner'],
    ['petites annonces', 'petite annonce'],
    ['me rends compte', 'se rendre compte'],
    ["m'aperçois de", "s'apercevoir de"],
    ['rends visite', 'rendre visite'],
  ])('%s is of %s', (text, term) => {
    expect(tokenize(text, 'fr', dictionary)).toMatchObject([{ text, term, role: 'phrase' }])
  })
  it.each(['rends à', 'pommes verte', 'pommes'])('%s is none', (text) => {
    expect(tokenize(text, 'fr', dictionary).some(({ role }) => role === 'phrase')).toBe(false)
  })
})
