import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { commonVerbs, subjects, wordsOf } from './words.ts'

const body: Readonly<Record<string, 's' | 'p'>> = {
  dents: 'p',
  mains: 'p',
  cheveux: 'p',
  pieds: 'p',
  ongles: 'p',
  jambe: 's',
  bras: 's',
  pied: 's',
  visage: 's',
  main: 's',
}
const feminine = wordsOf('jambe main')

/** Corrects what is done to one's own body, pasts with an infinitive, and whom something was said to: me brosse mes dents, j'ai prendre, a dit moi. */
export function correctOwnThing(reader: Reader, place: number): readonly Edit[] {
  return (
    bodyPart(reader, place) ??
    withInfinitive(reader, place) ??
    toldMe(reader, place) ??
    toldWhat(reader, place) ??
    []
  )
}

/** Je me brosse mes dents. */
function bodyPart({ at, read, replace }: Reader, place: number): Edit[] | undefined {
  const number = body[at(place + 1)]
  const isOwn = /^(mon|ma|mes|ton|ta|tes|son|sa|ses|nos|vos)$/.test(at(place))
  const isDone =
    /^(me|te|se|nous|vous|m'|t'|s')$/.test(at(place - 2)) &&
    read(place - 1, 'verb', 'infinitive').some(({ lemma }) =>
      /^(brosser|laver|couper|casser|sécher|essuyer)$/.test(lemma),
    )
  if (number === undefined || !isOwn || !isDone) return undefined
  const better = number === 'p' ? 'les' : feminine.has(at(place + 1)) ? 'la' : 'le'
  return [replace(place, place, better, ['frBody', `${better} ${at(place + 1)}`])]
}

/** J'ai prendre le bus: after avoir stands the participle. */
function withInfinitive({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const readings = read(place)
  const [verb] = readings
  const isInfinitive =
    readings.length > 0 &&
    readings.every(({ kind, lemma }) => kind === 'infinitive' && commonVerbs.has(lemma))
  const isHad =
    /^(ai|as|a|avons|avez|ont)$/.test(at(place - 1)) &&
    (at(place - 2) in subjects || /^(pas|n')$/.test(at(place - 2)))
  if (!verb || !isInfinitive || !isHad || at(place).endsWith('er')) return undefined
  const [participle] = lexicon.inflect(verb.lemma, 'ppms')
  return participle === undefined
    ? undefined
    : [replace(place, place, participle, ['participleAfter', 'avoir', participle])]
}

/** Il a dit moi bonjour. */
function toldMe({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const short = { moi: "m'", toi: "t'" }[at(place)]
  const isTold = read(place - 1, 'participle').some(({ lemma }) =>
    /^(dire|donner|montrer|expliquer|demander|parler|écrire|envoyer|aider|appeler|voir|inviter)$/.test(lemma),
  )
  const isAuxiliary = read(place - 2, 'verb').some(({ lemma }) => lemma === 'avoir')
  if (
    short === undefined ||
    !isTold ||
    !isAuxiliary ||
    !(at(place - 3) in subjects) ||
    at(place - 3) === "j'"
  )
    return undefined
  const better = `${short}${words[place - 2]?.text} ${words[place - 1]?.text}`
  return [replace(place - 2, place, better, ['frPronounFirst', better])]
}

/** Je ne sais pas qu'est-ce que tu veux: a question that is told begins with ce que. */
function toldWhat({ at, read, words, replace }: Reader, place: number): Edit[] | undefined {
  const next = at(place + 2)
  if (at(place) !== "qu'" || at(place + 1) !== 'est-ce' || !/^(que|qu'|qui)$/.test(next)) return undefined
  const before = /^(pas|lui|moi)$/.test(at(place - 1)) ? place - 2 : place - 1
  const isTold = read(before, 'verb', 'infinitive').some(({ lemma }) =>
    /^(savoir|comprendre|expliquer)$/.test(lemma),
  )
  if (!isTold || words.slice(0, place).some(({ text }) => /["«:,]/.test(text))) return undefined
  const better = `ce ${next}`
  return [replace(place, place + 2, better, ['frToldQuestion', better])]
}
