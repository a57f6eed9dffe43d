import { readHand } from '../hand.ts'
import { readKnownLevels } from '../levels.ts'
import { describeGroups, nameNames, readGenders } from './describe.ts'
import { addDirectEvidence, addPivotEvidence, type Evidence } from './evidence.ts'
import type { FormTable } from './forms.ts'
import { readCommonness, readFrequentForms } from './frequency.ts'
import { selectGlosses, type GlossGroup } from './glosses.ts'
import { hintsFrom, readApertium, readFreedict, type Apertium } from './hints.ts'
import { buildLexicon, type Lexicon } from './lexicon.ts'
import { spanishGender } from './spanish-gender.ts'
import { spanishIpa } from './spanish-ipa.ts'
import { addApocopes, addIdenticalPlurals, addSpanishNominalForms, feminineOf } from './spanish-nouns.ts'
import { addSpanishVerbForms } from './spanish-verbs.ts'
import { readListedNames } from './listed-names.ts'
import { withSideEntries } from './side-entries.ts'
import { isListedTerm, withHand } from './terms.ts'
import { openWikdict } from './wikdict.ts'

/** A pivot's word with one or two glosses, itself a first translation. */
const unambiguous = 0.65

export async function buildSpanish(folder: string): Promise<Lexicon> {
  const wikdict = openWikdict(folder)
  const evidence: Evidence = new Map()
  addDirectEvidence(evidence, wikdict.readPair('eng-spa'), readCommonness(folder))
  addPivotEvidence(evidence, wikdict, 'spa')
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
  const genders = readGenders('es-gender.txt')
  const definitions = new Map(
    Array.from(groups, ([term, list]) => [
      term,
      describeGroups(nameNames(term, list), genders.get(term) ?? spanishGender(term, apertium.analyse)),
    ]),
  )
  const hand = new Map([...readHand('es.txt'), ...readHand('es-expressions.txt')])
  const all = withHand(definitions, hand)
  const frequentForms = readFrequentForms(folder, 'spanishWords')
  const lexicon = buildLexicon({
    definitions: all,
    byHand: new Set(hand.keys()),
    forms: spanishForms(folder, all, apertium),
    frequentForms,
    knownLevels: readKnownLevels('es-levels.txt', 'es-ES'),
    ipaOf: spanishIpa,
    isVulgar: vulgarTerms('es-vulgar.txt'),
    isHeadword: () => true,
  })
  return withSideEntries(lexicon, { language: 'es', frequentForms, listedNames: readListedNames(folder) })
}

function vulgarTerms(file: string): (term: string) => boolean {
  const terms = readHand(file)
  return (term) => terms.has(term)
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
