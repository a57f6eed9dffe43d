import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import type { Lemma } from '../../kit/lexicon/analysis.ts'
import { writeLemma } from '../../kit/lexicon/lemmas.ts'
import type { PackedLexicon } from '../../kit/lexicon/lexicon.ts'
import { sortLines } from '../../kit/lexicon/sorted-lines.ts'
import type { PackedForms } from '../../kit/dictionary/form-table.ts'
import { readBuiltTables } from '../../build/built-dictionary.ts'
import type { LanguageTag } from '../../find-language.ts'
import { classesOf } from './classes.ts'
import { findEnglishWords } from './english-words.ts'
import { readHints } from './read-hints.ts'

const noForms: PackedForms = { paradigms: [], lemmas: [] }
const mostFrequent = 25_000
const isWord = (term: string) => /^[\p{Ll}'-]+$/u.test(term)

/** Packs the lemmas, paradigms and frequent words of a dictionary; of the known words it has the English ones. */
export function packLexicon(tag: LanguageTag): PackedLexicon {
  const { entries: built, forms = noForms } = readBuiltTables(tag)
  const entries = built as DictionaryEntry[]
  const { infinitive, classes: fixedClasses, paradigms: fixedParadigms, leaveOut } = readHints(tag)
  const classes = new Map<string, string[]>()
  for (const entry of entries) {
    if (isWord(entry.term) && !leaveOut.has(entry.term) && !isAgreeingForm(entry))
      classes.set(entry.term, [
        ...new Set([
          ...(classes.get(entry.term) ?? []),
          ...classesOf(entry).filter((name) => name !== 'v' || infinitive.test(entry.term)),
        ]),
      ])
  }
  for (const [word, fixed] of Object.entries(fixedClasses)) classes.set(word, fixed)
  const paradigms = [...forms.paradigms, '', ...Object.values(fixedParadigms).map(([, paradigm]) => paradigm)]
  const agreeing = new Set(entries.filter(isAgreeingForm).map(({ term }) => term))
  const rows: Lemma[] = []
  const inTable = new Set<string>()
  for (const [lemma, cut, paradigm] of forms.lemmas) {
    if (!isWord(lemma) || leaveOut.has(lemma) || lemma in fixedParadigms || agreeing.has(lemma)) continue
    inTable.add(lemma)
    const known = classes.get(lemma) ?? guessClasses(paradigms[paradigm] ?? '')
    rows.push({ word: lemma, cut, paradigm, classes: known })
  }
  Object.entries(fixedParadigms).forEach(([lemma, [cut]], place) => {
    inTable.add(lemma)
    const paradigm = forms.paradigms.length + 1 + place
    rows.push({ word: lemma, cut, paradigm, classes: classes.get(lemma) ?? [] })
  })
  const isForm = new Set(entries.filter(({ formOf }) => formOf).map(({ term }) => term))
  for (const [word, names] of classes) {
    if (inTable.has(word) || names.length === 0 || isForm.has(word)) continue
    rows.push({ word, cut: 0, paradigm: forms.paradigms.length, classes: names })
  }
  const ranked = entries.filter(({ term, rank }) => rank !== undefined && isWord(term) && !leaveOut.has(term))
  const frequent = ranked.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ term }) => term)
  const packed = {
    paradigms,
    lemmas: sortLines(rows.map(writeLemma)),
    frequent: sortLines([...new Set(frequent)].slice(0, mostFrequent).map((word, i) => `${word}\t${i + 1}`)),
    known: '',
  }
  return { ...packed, known: sortLines(findEnglishWords(entries, packed)) }
}

/** Belle, amie: what the word is follows from the masculine it is a form of. */
function isAgreeingForm({ term, formOf = [] }: DictionaryEntry): boolean {
  return formOf.some(([lemma, codes]) => lemma !== term && /\b(fs|fp|mp)\b/.test(codes))
}

function guessClasses(paradigm: string): string[] {
  if (/ (pr|im)\d/.test(paradigm)) return ['v']
  return / fs/.test(paradigm) ? ['a'] : ['o']
}
