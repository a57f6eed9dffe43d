import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { findLanguage, type LanguageTag } from '@lingarden/languages/find-language'
import { helpLanguageCodes, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Glossary, GlossaryTerm } from '@lingarden/languages/kit/tutor/glossary'
import { loadGlossary, loadMeanings, loadTaughtWords } from '@lingarden/languages/load'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { asksForWording } from '../conversation/asking-on/asks-for-wording.ts'
import { findScene, parseState } from '../conversation/state.ts'
import { findMove, type FoundMove } from '../hearing/find-move.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { keysAsked, keysOfGloss, meaningKey, plainTerm } from './meaning-keys.ts'
import { glossaryOf, type OpenGlossary } from './open-glossary.ts'

/** Longest message that is looked through for a question about a word, in characters. */
const longestAsked = 400

/**
 * The glossary for a message that asks about words, which is loaded for no other: what it explains it explains in the language
 * of the reader, and what a word of another language is called it has looked up.
 */
export async function glossaryFor(
  { message = '', language, explanationLanguage: reader = 'en', engineState }: TutorTurnInput,
  lexicon: Lexicon | undefined,
): Promise<Glossary | undefined> {
  const { tag } = language
  const asked = wordsAsked(message.slice(0, longestAsked), tag)
  if (asked.length === 0 && !asksForWording(message, tag)) return undefined
  const own = await glossaryOf(tag, lexicon)
  const called = new Map<string, GlossaryTerm>()
  for (const { move, of = '', language: said } of asked) {
    if (move !== 'wording' && own.explain(of)) continue
    const term =
      (await translated(of, own, languagesOf(of, said, reader, tag))) ??
      (move === 'wording' ? await saidInScenes(of, tag, reader) : undefined)
    if (term) called.set(of, term)
  }
  const senseOf = await sensesOfScene(parseState(tag, engineState)?.scene, tag, reader)
  return {
    explain: (word) => inScene(own.explain(word, reader), senseOf(word)),
    translate: (meaning) => called.get(meaning),
  }
}

/** At a market stall “une livre” is no book; what says the same in other words is left as it is. */
function inScene(found: GlossaryTerm | undefined, sense: string | undefined): GlossaryTerm | undefined {
  if (!found || sense === undefined) return found
  const said = meaningKey(sense)
  return keysOfGloss(found.meaning).some((key) => said.includes(key)) ? found : { ...found, meaning: sense }
}

/** What a word that a scene lists means there to the reader. */
async function sensesOfScene(
  id: string | undefined,
  tag: LanguageTag,
  reader: HelpLanguage,
): Promise<(word: string) => string | undefined> {
  const ask = id === undefined ? undefined : firstAskOf(id, tag)
  const meanings = await loadMeanings(tag, reader).catch(() => [])
  const scene = ask === undefined ? undefined : meanings.find(({ texts }) => texts[ask] !== undefined)
  const listed = Object.values(scene?.slots ?? {}).flatMap((each) => Object.entries(each))
  const senses = new Map(listed.toReversed().map(([term, meaning]) => [meaningKey(term), meaning]))
  return (word) => senses.get(meaningKey(word))
}

const firstAskOf = (id: string, tag: LanguageTag): string | undefined =>
  Object.values(findScene(tag, id)?.nodes ?? {})[0]?.ask[0]

/** The words that a message asks about, in its sentences and their clauses. */
function wordsAsked(message: string, tag: LanguageTag): FoundMove[] {
  const { hearing } = tutorRulesOf(tag)
  return sentencesIn(message)
    .flatMap((sentence) => [sentence, ...clausesIn(sentence, hearing)])
    .flatMap((part) => findMove(part, hearing.moves) ?? [])
    .filter(({ of }) => of !== undefined)
}

/** The languages that a word may be of: the one it was asked in goes first, the one that is learnt says it already. */
function languagesOf(
  word: string,
  said: HelpLanguage | undefined,
  reader: HelpLanguage,
  learnt: LanguageTag,
): HelpLanguage[] {
  const isHan = /\p{Script=Han}/u.test(word)
  const order = [...(said ? [said] : []), reader, ...helpLanguageCodes]
  return [...new Set(order)].filter((code) => (code === 'zh') === isHan && tagOf(code) !== learnt)
}

const tagOf = (code: HelpLanguage): LanguageTag | undefined => findLanguage(code)?.tag

/** What a word is called: as a lesson tells its readers, else by what it means in English. */
async function translated(
  word: string,
  own: OpenGlossary,
  languages: readonly HelpLanguage[],
): Promise<GlossaryTerm | undefined> {
  for (const code of languages) {
    const found = own.translate(word, code) ?? (await throughEnglish(word, own, tagOf(code)))
    if (found) return found
  }
  return undefined
}

async function throughEnglish(
  word: string,
  own: OpenGlossary,
  tag: LanguageTag | undefined,
): Promise<GlossaryTerm | undefined> {
  if (tag === undefined) return undefined
  const keys = new Set(keysAsked(word))
  const isMeant = ({ term }: { term: string }) => keys.has(plainTerm(term))
  // A page without a connection may not have the words of another language.
  const [taught, terms] = await Promise.all([
    loadTaughtWords(tag).catch(() => []),
    loadGlossary(tag).catch(() => []),
  ])
  const glosses = [
    ...taught.filter(isMeant).map(({ meanings }) => meanings.en ?? ''),
    ...terms.filter(isMeant).map(({ meaning }) => meaning),
  ]
  return glosses.flatMap(keysOfGloss).flatMap((key) => own.translate(key) ?? [])[0]
}

/** What a scene lists under what it means to the reader, whose meanings of the scenes a turn has loaded already. */
async function saidInScenes(
  word: string,
  tag: LanguageTag,
  reader: HelpLanguage,
): Promise<GlossaryTerm | undefined> {
  const keys = new Set(keysAsked(word))
  const meanings = await loadMeanings(tag, reader)
  const values = meanings.flatMap(({ slots }) => Object.values(slots).flatMap((each) => Object.entries(each)))
  const [term, meaning = ''] =
    values.find(([, each]) => keys.has(meaningKey(each)) || keys.has(each.replace(oneOf, ''))) ?? []
  return term === undefined ? undefined : { term, meaning }
}

/** “A cup of” and the like, as Mandarin counts things. */
const oneOf = /^一[杯份块件双条顶个碗瓶张把辆只本片家]/u
