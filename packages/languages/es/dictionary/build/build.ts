import { readHand } from '../../../build/hand.ts'
import { readKnownLevels } from '../../../build/levels.ts'
import { describeGroups, nameNames, readGenders } from '../../../build/european/describe.ts'
import { addDirectEvidence, addPivotEvidence, type Evidence } from '../../../build/european/evidence.ts'
import type { FormTable } from '../../../build/european/forms.ts'
import { readCommonness, readFrequentForms } from '../../../build/european/frequency.ts'
import { selectGlosses, type GlossGroup } from '../../../build/european/glosses.ts'
import { hintsFrom, readFreedict } from '../../../build/european/freedict.ts'
import { readApertium, type Apertium } from './apertium.ts'
import { buildLexicon, type Lexicon } from '../../../build/european/lexicon.ts'
import { spanishGender } from './gender.ts'
import { spanishIpa } from './ipa.ts'
import { addApocopes, addIdenticalPlurals, addSpanishNominalForms, feminineOf } from './nouns.ts'
import { addSpanishVerbForms } from './verbs.ts'
import { europeanSources, readListedNames } from '../../../build/european/listed-names.ts'
import { withSideEntries } from '../../../build/european/side-entries.ts'
import { isListedTerm, withHand } from '../../../build/european/terms.ts'
import { openWikdict, type WikdictLanguage } from '../../../build/european/wikdict.ts'
import type { DictionaryBuild } from '../../../build/dictionary-build.ts'

/** A pivot's word with one or two glosses, itself a first translation. */
const unambiguous = 0.65

const byHand = (file: string): URL => new URL(`../hand/${file}`, import.meta.url)

const spanish: WikdictLanguage = {
  code: 'spa',
  pivots: ['cat', 'fin', 'swe', 'rus', 'ell', 'pol'],
  partners: ['cat', 'fra', 'tur'],
}

const frequentWords = {
  says: 'Forms by frequency in film subtitles: OpenSubtitles 2024 through @zxcvbn-ts, ODC-BY.',
  read: (folder: string) =>
    readFrequentForms(folder, 'spanishWords', [
      ['a', 3],
      ['y', 4],
      ['o', 60],
      ['e', 900],
      ['u', 3000],
    ]),
}

export const dictionaryBuild: DictionaryBuild = { sharedSources: europeanSources, build, frequentWords }

async function build(folder: string, taught: readonly string[]): Promise<Lexicon> {
  const wikdict = openWikdict(folder)
  const evidence: Evidence = new Map()
  addDirectEvidence(evidence, wikdict.readPair('eng-spa'), readCommonness(folder))
  addPivotEvidence(evidence, wikdict, spanish)
  const apertium = readApertium(folder)
  const freedict = readFreedict(folder, 'freedictSpanish', 'spa-eng')
  const tagged = (term: string) =>
    apertium.analyse(term).map((reading) => reading.replace(/(<(?:sg|sp|inf|p[123]|mf|m|f)>)+$/, ''))
  const groups = new Map<string, GlossGroup[]>()
  for (const [term, candidates] of evidence) {
    if (!isListedTerm(term)) continue
    const lemmas = new Set([
      ...tagged(term),
      ...apertium.analyse(term).map((reading) => reading.replace(/<sg>$/, '')),
    ])
    const defaults = [...lemmas].filter((lemma) => lemma.startsWith(`${term}<`)).flatMap(apertium.translate)
    const hints = [...hintsFrom([...new Set(defaults)], 1), ...hintsFrom(freedict.get(term) ?? [], 0.6)]
    const selected = selectGlosses([...candidates.values()], hints)
    // One dictionary through a third language is too little to trust, unless others list the same gloss.
    const trusted = selected.filter(
      ({ support, certainty }) => support >= 2 || (certainty >= unambiguous && !term.includes(' ')),
    )
    if (trusted.length > 0) groups.set(term, trusted)
  }
  const genders = readGenders(byHand('gender.txt'))
  const definitions = new Map(
    Array.from(groups, ([term, list]) => [
      term,
      describeGroups(nameNames(term, list), genders.get(term) ?? spanishGender(term, apertium.analyse)),
    ]),
  )
  const hand = new Map([...readHand(byHand('entries.txt')), ...readHand(byHand('expressions.txt'))])
  const all = withHand(definitions, hand)
  const frequentForms = frequentWords.read(folder)
  const vulgar = readHand(byHand('vulgar.txt'))
  const lexicon = buildLexicon({
    definitions: all,
    byHand: new Set(hand.keys()),
    forms: spanishForms(folder, all, apertium),
    frequentForms,
    knownLevels: readKnownLevels(byHand('levels.txt'), taught),
    ipaOf: spanishIpa,
    isVulgar: (term) => vulgar.has(term),
    isHeadword: () => true,
  })
  return withSideEntries(lexicon, {
    language: 'es',
    frequentForms,
    listedNames: readListedNames(folder),
    misspellings: byHand('misspellings.txt'),
  })
}

function spanishForms(
  folder: string,
  definitions: ReadonlyMap<string, string>,
  apertium: Apertium,
): FormTable {
  const table: FormTable = new Map()
  const has = (term: string, pos: 'v' | 'adj' | 'n') =>
    new RegExp(`(^|; |\\| )${pos}\\. `).test(definitions.get(term) ?? '')
  addSpanishVerbForms(folder, table, (lemma) => has(lemma, 'v'))
  const words = [...definitions.keys()].filter((term) => /^\p{Ll}{2,}$/u.test(term))
  const adjectives = words.filter((term) => has(term, 'adj'))
  // negra has an entry of its own; negras is a form of negro all the same.
  const feminines = new Set(adjectives.flatMap((term) => feminineOf(term) ?? []))
  for (const term of words) {
    const isAdjective = has(term, 'adj') && !feminines.has(term)
    if (isAdjective || has(term, 'n'))
      addSpanishNominalForms(table, term, {
        isAdjective,
        // hermana is the feminine of hermano, puerta is none of puerto: the lexicon knows.
        isFeminine: (form) => apertium.analyse(form).some((reading) => reading.startsWith(`${term}<n><f>`)),
      })
  }
  addIdenticalPlurals(
    table,
    words.filter((term) => has(term, 'n')),
  )
  addApocopes(table)
  return table
}
