import type { Edit } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { beginsWithVowel, kin, subjects, wordsOf } from './words.ts'

const strong: Readonly<Record<string, string>> = { je: 'moi', tu: 'toi', il: 'lui', ils: 'eux' }
const objects: Readonly<Record<string, string>> = {
  il: 'le',
  elle: 'la',
  ils: 'les',
  elles: 'les',
  eux: 'les',
}
/** What one does to somebody, without a preposition. */
const done = wordsOf(
  'voir aimer connaître adorer détester aider appeler inviter regarder écouter attendre chercher comprendre rencontrer',
)
const rest = wordsOf(
  'tous souvent demain hier beaucoup bien chaque dans à au le ce maintenant toujours aussi mais parce',
)

/** Pronouns where others stand: pour toi et lui, je la vois, je l'ai vu. */
export function correctPlacedPronoun(reader: Reader, place: number): readonly Edit[] {
  return second(reader, place) ?? object(reader, place) ?? beforePast(reader, place) ?? []
}

/** Pour moi et il: behind a preposition, the second of two is as the first. */
function second({ at, isEnd, isName, replace }: Reader, place: number): Edit[] | undefined {
  const better = strong[at(place)]
  if (better === undefined || at(place - 1) !== 'et' || !isEnd(place + 1)) return undefined
  const isFirst =
    /^(moi|toi|lui|elle|nous|vous|eux)$/.test(at(place - 2)) || isName(place - 2) || kin.has(at(place - 2))
  const before = kin.has(at(place - 2)) ? at(place - 4) : at(place - 3)
  return isFirst && /^(avec|pour|chez|sans|entre|à|de)$/.test(before)
    ? [replace(place, place, better, ['after', before, better])]
    : undefined
}

const isLast = (reader: Reader, place: number) => reader.isEnd(place) || rest.has(reader.at(place))

/** Je vois elle tous les jours. */
function object(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, replace } = reader
  const person = subjects[at(place)]
  const pronoun = objects[at(place + 2)]
  const isDone = read(place + 1, 'verb').some(
    ({ lemma, person: own, tense }) => done.has(lemma) && own === person && tense !== 'su',
  )
  // Il aime, elle déteste: after a mark, or before a verb, another clause begins.
  const isClause = read(place + 3, 'verb').length > 0 && !rest.has(at(place + 3))
  if (person === undefined || pronoun === undefined || !isDone || isClause || !isLast(reader, place + 3))
    return undefined
  const verb = words[place + 1]?.text ?? ''
  const subject = at(place) === "j'" ? 'je' : (words[place]?.text ?? '')
  const short = beginsWithVowel(verb.toLowerCase()) && pronoun !== 'les' ? "l'" : `${pronoun} `
  const better = `${subject} ${short}${verb}`
  return [replace(place, place + 2, better, ['frPronounFirst', better])]
}

/** J'ai vu le hier. */
function beforePast(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, words, isEnd, replace } = reader
  const person = subjects[at(place)]
  const have = read(place + 1, 'verb').some(
    ({ lemma, person: own, tense }) => lemma === 'avoir' && own === person && tense === 'pr',
  )
  const isParticiple = read(place + 2, 'participle').length > 0
  const isPronoun = /^(le|la|les)$/.test(at(place + 3))
  if (person === undefined || !have || !isParticiple || !isPronoun) return undefined
  // J'ai lu le soir: only before a mark or hier nothing can follow the article.
  if (!isEnd(place + 4) && !/^(hier|aujourd'hui|souvent|déjà)$/.test(at(place + 4))) return undefined
  const subject = at(place) === "j'" ? 'je' : (words[place]?.text ?? '')
  const participle = at(place + 2)
  const agreed =
    at(place + 3) === 'la' && !participle.endsWith('e')
      ? `${participle}e`
      : at(place + 3) === 'les' && !participle.endsWith('s')
        ? `${participle}s`
        : participle
  const pronoun = at(place + 3) === 'les' ? 'les ' : "l'"
  const better = `${subject} ${pronoun}${words[place + 1]?.text} ${agreed}`
  return [replace(place, place + 3, better, ['frObjectFirst', better])]
}
