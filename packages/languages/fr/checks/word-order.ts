import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { verbOfSubject } from './person.ts'
import { beginsWithVowel, clitics, commonVerbs, subjects, wordsOf } from './words.ts'

/** Puts adverbs, negations and pronouns where French has them: je vais souvent, je n'ai pas mangé, je le vois. */
export function correctOrder(reader: Reader, place: number): readonly Edit[] {
  return (
    adverb(reader, place) ??
    negated(reader, place) ??
    withParticiple(reader, place) ??
    strongPronoun(reader, place) ??
    weakPronoun(reader, place) ??
    []
  )
}

const adverbs = wordsOf('souvent toujours parfois rarement bien déjà encore beaucoup aussi vraiment')
const isFinite = ({ read }: Reader, place: number, person?: number) =>
  read(place, 'verb').some((reading) => person === undefined || reading.person === person)

/** Je souvent vais. */
function adverb(reader: Reader, place: number): Edit[] | undefined {
  const { at, words, replace } = reader
  const person = subjects[at(place)]
  if (person === undefined || !adverbs.has(at(place + 1)) || verbOfSubject(reader, place) === undefined)
    return undefined
  let verb = place + 2
  while (clitics.has(at(verb)) && !/^(nous|vous)$/.test(at(verb))) verb++
  if (
    !isFinite(reader, verb, person) ||
    (reader.read(verb, 'noun').length > 0 &&
      !beginsWithVowel(at(verb)) &&
      verb === place + 2 &&
      at(place) === 'on')
  )
    return undefined
  const group = reader.text.slice(words[place + 2]?.start, words[verb]?.end)
  const subject = at(place) === 'je' && beginsWithVowel(at(place + 2)) ? "j'" : `${words[place]?.text} `
  return [replace(place, verb, `${subject}${group} ${at(place + 1)}`, ['frAdverb', at(place + 1)])]
}

/** Ne pas je comprends, je n'ai mangé pas, il préfère de ne dire rien. */
function negated(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, isEnd, replace } = reader
  if (at(place) === 'ne' && at(place + 1) === 'pas' && at(place + 2) in subjects) {
    const verb = words[place + 3]
    if (!verb || !isFinite(reader, place + 3, subjects[at(place + 2)])) return undefined
    const better = `${at(place + 2)} ${beginsWithVowel(verb.lower) ? "n'" : 'ne '}${verb.text} pas`
    return [replace(place, place + 3, better, ['frAroundVerb', better])]
  }
  const isAfterParticiple =
    (/^(pas|jamais)$/.test(at(place)) || (at(place) === 'rien' && isEnd(place + 1))) &&
    at(place - 1) !== 'plus' &&
    read(place - 1, 'participle').length > 0 &&
    read(place - 2, 'verb').some(({ lemma }) => /^(avoir|être)$/.test(lemma)) &&
    (/^n[e']$/.test(at(place - 3)) || (clitics.has(at(place - 3)) && /^n[e']$/.test(at(place - 4))))
  if (isAfterParticiple && at(place + 1) !== 'que') {
    const better = `${at(place)} ${words[place - 1]?.text}`
    return [replace(place - 1, place, better, ['frBetween', at(place)])]
  }
  const isWhole =
    at(place) === 'ne' &&
    (/^(de|pour)$/.test(at(place - 1)) || read(place - 1, 'verb').length > 0) &&
    read(place + 1, 'infinitive').length > 0 &&
    /^(pas|rien|jamais)$/.test(at(place + 2))
  if (!isWhole) return undefined
  const better = `ne ${at(place + 2)} ${at(place + 1)}`
  return [replace(place, place + 2, better, ['frBothBefore'])]
}

/** J'ai mangé déjà, j'ai le vu. */
function withParticiple(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, isEnd, replace } = reader
  const isAuxiliary = read(place, 'verb').some(({ lemma }) => lemma === 'avoir')
  if (!isAuxiliary) return undefined
  const isDone = (other: number) =>
    read(other, 'participle').length > 0 && read(other, 'noun').length === 0 && at(other) !== 'plus'
  if (isDone(place + 1) && at(place + 2) === 'déjà' && isEnd(place + 3))
    return [replace(place + 1, place + 2, `déjà ${words[place + 1]?.text}`, ['frBetween', 'déjà'])]
  const object = at(place + 1)
  const subject = at(place - 1)
  if (
    !/^(le|la|les|me|te)$/.test(object) ||
    !isDone(place + 2) ||
    !/^(j'|tu|il|elle|on|nous|vous|ils|elles)$/.test(subject)
  )
    return undefined
  const first = subject === "j'" ? 'je' : (words[place - 1]?.text ?? '')
  const elided = object === 'les' ? 'les ' : `${object.charAt(0)}'`
  const better = `${first} ${elided}${words[place]?.text}`
  return [replace(place - 1, place + 1, better, ['frObjectFirst', `${elided}${at(place)}`])]
}

const weak: Readonly<Record<string, string>> = {
  moi: 'me',
  toi: 'te',
  lui: 'lui',
  elle: 'lui',
  eux: 'leur',
  elles: 'leur',
}
const taking = wordsOf(
  'écouter regarder voir aimer aider appeler attendre comprendre connaître inviter donner dire parler téléphoner montrer',
)
const giving = wordsOf('parler dire donner téléphoner répondre demander montrer expliquer écrire envoyer')

/** Il écoute moi, je parle à lui. */
function strongPronoun(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, isEnd, replace, text } = reader
  const subject = at(place - 1)
  const verb = read(place, 'verb').find(({ tense, person }) => tense === 'pr' && person === subjects[subject])
  if (
    !verb ||
    verb.person === undefined ||
    subjects[subject] !== verb.person ||
    words.some(({ text: mark }) => mark === '!')
  )
    return undefined
  const isTo = at(place + 1) === 'à'
  const pronoun = at(isTo ? place + 2 : place + 1)
  const object = weak[pronoun]
  if (object === undefined || text.charAt((words[isTo ? place + 2 : place + 1]?.start ?? 0) - 1) === '-')
    return undefined
  if (isTo ? !giving.has(verb.lemma) : !(taking.has(verb.lemma) && /^(moi|toi)$/.test(pronoun)))
    return undefined
  const after = isTo ? place + 3 : place + 2
  if (!isEnd(after) && /^(et|ou|aussi|qui|que|même|seul)$/.test(at(after))) return undefined
  const written = words[place]?.text ?? ''
  const elided = /^[mt]e$/.test(object) && beginsWithVowel(at(place)) ? `${object.charAt(0)}'` : `${object} `
  const first = subject === "j'" ? 'je' : (words[place - 1]?.text ?? '')
  const better = `${first} ${elided}${written}`
  return [replace(place - 1, after - 1, better, ['frPronounFirst', `${elided}${written}`])]
}

/** Je vois le dans la rue, je les téléphone. */
function weakPronoun(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, isEnd, replace } = reader
  const subject = at(place - 1)
  const verb = read(place, 'verb').find(
    ({ tense, lemma, person }) => tense === 'pr' && commonVerbs.has(lemma) && person === subjects[subject],
  )
  if (verb && subjects[subject] === verb.person && /^(le|la|les)$/.test(at(place + 1))) {
    const isObject =
      (isEnd(place + 2) && !isMark(reader, place + 2)) ||
      /^(dans|avec|pour|tous|chaque|souvent|sur|demain|aujourd')$/.test(at(place + 2))
    if (isObject) {
      const object = at(place + 1)
      const elided = object !== 'les' && beginsWithVowel(at(place)) ? "l'" : `${object} `
      const first = subject === "j'" ? 'je' : (words[place - 1]?.text ?? '')
      return [
        replace(place - 1, place + 1, `${first} ${elided}${words[place]?.text}`, [
          'frPronounFirst',
          `${elided}${at(place)}`,
        ]),
      ]
    }
  }
  const calls =
    /^(le|la|les)$/.test(at(place)) &&
    at(place - 1) in subjects &&
    read(place + 1, 'verb').some(({ lemma }) => lemma === 'téléphoner')
  if (!calls) return undefined
  const better = at(place) === 'les' ? 'leur' : 'lui'
  return [replace(place, place, better, ['frToWhom', 'téléphoner', better])]
}

/** A quotation mark or a bracket, behind which the clause may go on. */
const isMark = ({ words }: Reader, place: number) => !/^[.,;:!?]?$/.test(words[place]?.text ?? '')
