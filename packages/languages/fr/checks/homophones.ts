import type { Edit, Reason } from './because.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { determiners, subjects, wordsOf } from './words.ts'

type Better = readonly [word: string, reason: Reason]

const owners = wordsOf("il elle on qui ça cela y l' n' m' t' lui nous vous en tout ce c' que qu'")
const whereVerbs = wordsOf('est sont es vas va allez habites habitez êtes était se travailles travaillez')

/** Corrects words that sound the same, where the words beside them leave no doubt. */
export function correctHomophone(reader: Reader, place: number): readonly Edit[] {
  const better = betterWord(reader, place)
  return better ? [reader.replace(place, place, better[0], better[1])] : []
}

function betterWord(reader: Reader, place: number): Better | undefined {
  const { at, isStart, isEnd, isName, words } = reader
  const [before, next] = [at(place - 1), at(place + 1)]
  const isAsked = words.at(-1)?.text === '?'
  // Ou est-ce que tu veux autre chose ?
  const isPlace = next !== 'est-ce' || /^Ou$/.test(words[place]?.text ?? '')
  switch (at(place)) {
    case 'ou':
      if (
        (isStart(place) &&
          isAsked &&
          isPlace &&
          (whereVerbs.has(next) || whereVerbs.has(next.split('-')[0] ?? ''))) ||
        before === "d'"
      )
        return ['où', ['frWhere']]
      return undefined
    case 'sa':
      return next === 'va' ? ['ça', ['frIt']] : undefined
    case 'a':
      return isPreposition(reader, place) ? ['à', ['frTo']] : undefined
    case 'à':
      if (/^(il|elle|on|y)$/.test(before) && !/^(la|le|l'|mon|ma|son|sa|cause)$/.test(next))
        return ['a', ['frHas']]
      return undefined
    case 'et':
      if (
        before === "c'" ||
        (before === 'il' && reader.read(place + 1, 'adjective', 'participle').length > 0)
      )
        return ['est', ['frIs']]
      return undefined
    case 'ce':
      if (
        before in subjects &&
        reader.read(place + 1, 'verb').length > 0 &&
        !/^(nous|vous|elles?)$/.test(before)
      )
        return ['se', ['frSelf']]
      return undefined
    case 'se':
      if (isStart(place) && /^(sont|n')$/.test(next)) return ['ce', ['frThis']]
      return undefined
    case 'son':
      return /^(ils|elles)$/.test(before) ? ['sont', ['frAre']] : undefined
    case 'on':
      return /^(ils|elles)$/.test(before) ? ['ont', ['frHave']] : undefined
    case 'peu':
      if (/^(il|elle|on|je|tu)$/.test(before)) return [/^(je|tu)$/.test(before) ? 'peux' : 'peut', ['frCan']]
      return undefined
    case 'sur':
      if (before === 'bien' && isEnd(place + 1)) return ['sûr', ['frSure']]
      return undefined
    case 'ces':
    case 'ses':
      return /^(un|une)$/.test(next) ? ["c'est", ['frItIs']] : undefined
    case 'coté':
      return before === 'à' ? ['côté', ['frBeside']] : undefined
    case 'the':
      if (isName(place + 1)) return undefined
      return determiners.has(before) || /^(du|de)$/.test(before) ? ['thé', ['accentOf', 'thé']] : undefined
    default:
      return undefined
  }
}

function isPreposition(reader: Reader, place: number): boolean {
  const { at, read, isName, words } = reader
  const [before, next] = [at(place - 1), at(place + 1)]
  if (place === 0 || before in subjects || owners.has(before) || read(place + 1, 'participle').length > 0)
    return false
  const readings = read(place - 1)
  // Ce que je mange a un goût, le bonheur de plaire a des effets: there a is the verb.
  const isClause = words.slice(0, place).some(({ lower }) => /^(que|qu'|qui|quand|dont)$/.test(lower))
  const isSubject = readings.some(({ kind }) => kind === 'infinitive') && read(place - 2, 'verb').length === 0
  if (isClause || isSubject) return false
  const isAfterVerb =
    /^(est|sont|suis)$/.test(before) ||
    (readings.length > 0 &&
      readings.every(({ kind }) => kind === 'verb' || kind === 'infinitive' || kind === 'participle'))
  const isBeforeObject =
    determiners.has(next) || isName(place + 1) || read(place + 1, 'infinitive').length > 0
  return isAfterVerb && isBeforeObject
}
