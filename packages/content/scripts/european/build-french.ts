import { readHand } from '../hand.ts'
import { readKnownLevels } from '../levels.ts'
import { describeGroups, nameNames, readGenders } from './describe.ts'
import { addPivotEvidence, posClass, type Candidate, type Evidence } from './evidence.ts'
import { addFrenchForms, readLefff, type LefffWord } from './french-forms.ts'
import { frenchGender, readNounGenders } from './french-gender.ts'
import { loadFrenchIpa } from './french-ipa.ts'
import type { FormTable } from './forms.ts'
import { readCommonness, readFrequentForms } from './frequency.ts'
import { selectGlosses, type GlossGroup } from './glosses.ts'
import { looksAlike, readHeadwords, type Headwords } from './headwords.ts'
import { hintsFrom, readFreedict } from './hints.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { readListedNames } from './listed-names.ts'
import { withSideEntries } from './side-entries.ts'
import { isListedTerm, withHand } from './terms.ts'
import { openWikdict } from './wikdict.ts'

export async function buildFrench(folder: string): Promise<Lexicon> {
  const wikdict = openWikdict(folder)
  const evidence: Evidence = new Map()
  addPivotEvidence(evidence, wikdict, 'fra')
  const heads = readHeadwords(wikdict, 'fra')
  const lefff = readLefff(folder)
  const genders = readNounGenders(lefff)
  const genderByHand = readGenders('fr-gender.txt')
  const freedict = readFreedict(folder, 'freedictFrench', 'fra-eng')
  const commonness = readCommonness(folder)
  const frequentForms = readFrequentForms(folder, 'frenchWords')
  const definitions = new Map<string, string>()
  for (const [term, candidates] of evidence) {
    if (!isListedTerm(term)) continue
    const weighed = weigh([...candidates.values()], commonness)
    const fitting = fitToHead(weighed, heads.get(term)?.pos)
    const groups = selectGlosses(fitting, hintsFrom(freedict.get(term) ?? [], 0.9))
    const trusted = groups.flatMap((group) => trustedGroup(term, group))
    const gender = genderByHand.get(term) ?? frenchGender(term, heads.get(term)?.genders, genders)
    if (trusted.length > 0) definitions.set(term, describeGroups(labelled(trusted, heads, term), gender))
  }
  const hand = new Map([...readHand('fr.txt'), ...readHand('fr-expressions.txt')])
  const all = withHand(definitions, hand)
  const vulgar = readHand('fr-vulgar.txt')
  const ownWords = new Set(lefff.flatMap(({ form, lemma }) => (form === lemma ? [form] : [])))
  const lexicon = buildLexicon({
    definitions: all,
    byHand: new Set(hand.keys()),
    forms: frenchForms(lefff, all),
    frequentForms,
    knownLevels: readKnownLevels('fr-levels.txt', 'fr-FR'),
    ipaOf: await loadFrenchIpa(folder, heads, new Set([...frequentForms, ...hand.keys()])),
    isVulgar: (term) => vulgar.has(term),
    isHeadword: (term) => ownWords.has(term),
  })
  return withSideEntries(lexicon, { language: 'fr', frequentForms, listedNames: readListedNames(folder) })
}

/** A pivot's word with one or two glosses, itself a first translation. */
const unambiguous = 0.65

const weigh = (candidates: readonly Candidate[], commonness: (english: string) => number) =>
  candidates.map((candidate) => ({ ...candidate, score: candidate.score * commonness(candidate.english) }))

/** Parts of speech that no French dictionary gives a word, unless many pivots agree on them. */
function fitToHead(candidates: readonly Candidate[], pos: ReadonlySet<string> | undefined): Candidate[] {
  const known = new Set(Array.from(pos ?? [], posClass))
  const fitting = candidates.filter(
    (candidate) => known.size === 0 || known.has(candidate.pos) || candidate.support >= 4,
  )
  return fitting.length > 0 ? fitting : [...candidates]
}

/** One pivot alone is often wrong (a homonym in between): it counts where it is unambiguous or the words look alike. */
function trustedGroup(term: string, group: GlossGroup): GlossGroup[] {
  if (group.support >= 2 || group.certainty >= unambiguous) return [group]
  const glosses = group.glosses.filter((gloss) => looksAlike(term, gloss))
  return glosses.length > 0 ? [{ ...group, glosses }] : []
}

/** Other parts of speech than nouns, verbs, adjectives and adverbs are named as the French dictionaries do. */
function labelled(groups: readonly GlossGroup[], heads: Headwords, term: string): GlossGroup[] {
  const other = Array.from(heads.get(term)?.pos ?? []).find((pos) => posClass(pos) === 'x')
  return nameNames(term, groups).map((group) =>
    group.pos === 'x' && other !== undefined ? { ...group, pos: other } : group,
  )
}

function frenchForms(lefff: readonly LefffWord[], definitions: ReadonlyMap<string, string>): FormTable {
  const table: FormTable = new Map()
  addFrenchForms(lefff, table, (lemma) =>
    spellingsInDictionary(lemma).find((spelling) => definitions.has(spelling)),
  )
  return table
}

/** œil stands before oeil; of verbs that only reflexives are made of there is no plain lemma (s'évanouir). */
const spellingsInDictionary = (lemma: string): string[] => [
  lemma.replace(/oe(?=[uil])/, 'œ'),
  lemma,
  `${/^[aeiouyâàéèêîïôû]/.test(lemma) ? "s'" : 'se '}${lemma}`,
]
