import { readHand } from '../../../build/hand.ts'
import { readKnownLevels } from '../../../build/levels.ts'
import { describeGroups, nameNames, readGenders } from '../../../build/european/describe.ts'
import {
  addPivotEvidence,
  posClass,
  type Candidate,
  type Evidence,
} from '../../../build/european/evidence.ts'
import { addFrenchForms, readLefff, type LefffWord } from './forms.ts'
import { frenchGender, readNounGenders } from './gender.ts'
import { loadFrenchIpa } from './ipa.ts'
import type { FormTable } from '../../../build/european/forms.ts'
import { readCommonness, readFrequentForms } from '../../../build/european/frequency.ts'
import { selectGlosses, type GlossGroup } from '../../../build/european/glosses.ts'
import { looksAlike, readHeadwords, type Headwords } from '../../../build/european/headwords.ts'
import { hintsFrom, readFreedict } from '../../../build/european/freedict.ts'
import { buildLexicon, type Lexicon } from '../../../build/european/lexicon.ts'
import { europeanSources, readListedNames } from '../../../build/european/listed-names.ts'
import { withSideEntries } from '../../../build/european/side-entries.ts'
import { isListedTerm, withHand } from '../../../build/european/terms.ts'
import { openWikdict, type WikdictLanguage } from '../../../build/european/wikdict.ts'
import type { DictionaryBuild } from '../../../build/dictionary-build.ts'

const byHand = (file: string): URL => new URL(`../hand/${file}`, import.meta.url)

const french: WikdictLanguage = {
  code: 'fra',
  pivots: ['spa', 'cat', 'fin', 'swe', 'rus', 'bul', 'ell', 'pol', 'jpn', 'zho'],
  partners: [
    'ita',
    'deu',
    'spa',
    'por',
    'rus',
    'cat',
    'pol',
    'swe',
    'fin',
    'jpn',
    'bul',
    'ell',
    'zho',
    'tur',
    'gle',
  ],
}

const frequentWords = {
  says: 'Forms by frequency in film subtitles: OpenSubtitles 2024 through @zxcvbn-ts, ODC-BY.',
  read: (folder: string) =>
    readFrequentForms(folder, 'frenchWords', [
      ['à', 8],
      ['a', 9],
      ['y', 60],
      ['ô', 4000],
    ]),
}

export const dictionaryBuild: DictionaryBuild = { sharedSources: europeanSources, build, frequentWords }

async function build(folder: string, taught: readonly string[]): Promise<Lexicon> {
  const wikdict = openWikdict(folder)
  const evidence: Evidence = new Map()
  addPivotEvidence(evidence, wikdict, french)
  const heads = readHeadwords(wikdict, french)
  const lefff = readLefff(folder)
  const genders = readNounGenders(lefff)
  const genderByHand = readGenders(byHand('gender.txt'))
  const freedict = readFreedict(folder, 'freedictFrench', 'fra-eng')
  const commonness = readCommonness(folder)
  const frequentForms = frequentWords.read(folder)
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
  const hand = new Map([...readHand(byHand('entries.txt')), ...readHand(byHand('expressions.txt'))])
  const all = withHand(definitions, hand)
  const vulgar = readHand(byHand('vulgar.txt'))
  const ownWords = new Set(lefff.flatMap(({ form, lemma }) => (form === lemma ? [form] : [])))
  const lexicon = buildLexicon({
    definitions: all,
    byHand: new Set(hand.keys()),
    forms: frenchForms(lefff, all),
    frequentForms,
    knownLevels: readKnownLevels(byHand('levels.txt'), taught),
    ipaOf: await loadFrenchIpa(folder, heads, new Set([...frequentForms, ...hand.keys()])),
    isVulgar: (term) => vulgar.has(term),
    isHeadword: (term) => ownWords.has(term),
  })
  return withSideEntries(lexicon, {
    language: 'fr',
    frequentForms,
    listedNames: readListedNames(folder),
    misspellings: byHand('misspellings.txt'),
  })
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
