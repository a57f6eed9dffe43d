import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { findNounPhrase } from './noun-phrase.ts'
import { commonVerbs, determiners, kin, movement, wordsOf } from './words.ts'

/** Corrects tout and its noun, two subjects, and forms that sound like another: tous le monde, Paul et moi va, ces est. */
export function correctWhole(reader: Reader, place: number): readonly Edit[] {
  return (
    all(reader, place) ??
    each(reader, place) ??
    somebody(reader, place) ??
    joint(reader, place) ??
    weWent(reader, place) ??
    soundsAlike(reader, place) ??
    []
  )
}

/** Tous le monde, toute les filles, tous les filles. */
function all(reader: Reader, place: number): Edit[] | undefined {
  const { at, isStart, replace } = reader
  if (
    !/^(tout|toute|tous|toutes)$/.test(at(place)) ||
    !/^(le|la|l'|les|mon|ma|mes|ton|ta|tes|son|sa|ses|ces|nos|vos)$/.test(at(place + 1))
  )
    return undefined
  // Ils ont tous le temps: behind a verb it may be they who are all.
  const begins = isStart(place) || /^(à|de|avec|pour|dans|par|que|qu'|et|mais|est)$/.test(at(place - 1))
  if (!begins) return undefined
  const phrase = findNounPhrase(reader, place + 1)
  const isWorld = at(place) !== 'toutes' && at(place + 1) === 'le' && at(place + 2) === 'monde'
  const number = determiners.get(at(place + 1))?.number
  const gender = isWorld ? 'm' : phrase?.gender
  if (!gender || !number || (!isWorld && phrase?.number !== number)) return undefined
  const better = gender === 'f' ? (number === 'p' ? 'toutes' : 'toute') : number === 'p' ? 'tous' : 'tout'
  if (better === at(place)) return undefined
  // Tout la journée, but il a tout le temps mangé: only the number or the gender is changed.
  const noun = isWorld ? 'monde' : at(phrase?.noun ?? place + 2)
  return [replace(place, place, better, ['frAllAgrees', noun, better])]
}

/** Chaque les week-ends. */
function each(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, replace } = reader
  if (at(place) !== 'chaque' || at(place + 1) !== 'les') return undefined
  const isFeminine = read(place + 2, 'noun').every(({ gender }) => gender === 'f')
  const better = isFeminine ? 'toutes les' : 'tous les'
  return [replace(place, place + 1, better, ['oneSays', `${better} ${at(place + 2)}`])]
}

/** Un autre personne. */
function somebody({ at, replace }: Reader, place: number): Edit[] | undefined {
  const noun = /^(autre|seul|bon|grand|gentil|petit|jeune)$/.test(at(place + 1)) ? place + 2 : place + 1
  const isPerson =
    /^(personne|chose|fois)$/.test(at(noun)) && !(at(noun) === 'chose' && at(place + 1) === 'quelque')
  if (at(place) !== 'un' || !isPerson) return undefined
  return [replace(place, place, 'une', ['feminine', at(noun), 'une'])]
}

/** Mon frère et moi va, ma mère et mon père va. */
function joint(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isStart, isName, text, words, lexicon, replace } = reader
  if (at(place) !== 'et') return undefined
  const start =
    kin.has(at(place - 1)) && determiners.has(at(place - 2))
      ? place - 2
      : isStart(place - 1) && /^\p{Lu}/u.test(words[place - 1]?.text ?? '')
        ? place - 1
        : undefined
  const end =
    at(place + 1) === 'moi'
      ? place + 2
      : determiners.has(at(place + 1)) && kin.has(at(place + 2))
        ? place + 3
        : isName(place + 1) && start === place - 1
          ? place + 2
          : undefined
  if (start === undefined || end === undefined || !isStart(start)) return undefined
  const person = at(place + 1) === 'moi' ? 3 : 5
  const verb = at(end) === ',' ? end + 1 : end
  const readings = read(verb)
  const given = readings.find(({ tense, lemma }) => tense === 'pr' && commonVerbs.has(lemma))
  const isVerb = readings.every(({ kind }) => kind === 'verb')
  const isSingle = readings.every(
    (reading) =>
      reading.person !== undefined && reading.person !== person && (reading.person < 3 || person === 3),
  )
  if (!given || !isVerb || !isSingle) return undefined
  const form = conjugate(lexicon, given.lemma, 'pr', person)
  return form && form !== at(verb)
    ? [
        replace(verb, verb, form, [
          'frTwoSubjects',
          text.slice(words[start]?.start, words[end - 1]?.end),
          form,
        ]),
      ]
    : undefined
}

/** Nous sommes allé. */
function weWent({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  if (at(place) !== 'nous' || !/^(sommes|étions)$/.test(at(place + 1))) return undefined
  const done = read(place + 2, 'participle').find(
    ({ lemma, number }) => movement.has(lemma) && number === 's',
  )
  const isMany = read(place + 2, 'participle').some(({ number }) => number === 'p')
  const [better] = done && !isMany ? lexicon.inflect(done.lemma, `pp${done.gender ?? 'm'}p`) : []
  return better ? [replace(place + 2, place + 2, better, ['frParticipleAgrees', better])] : undefined
}

const weather = wordsOf("dehors aujourd'hui ici")

/** Ces est mon père, qui son venus, il est froid dehors, quelle heure il est. */
function soundsAlike({ at, says, isName, replace, isEnd }: Reader, place: number): Edit[] | undefined {
  if (/^(ces|ses)$/.test(at(place)) && at(place + 1) === 'est')
    return [replace(place, place + 1, "c'est", ['frItIs'])]
  if (at(place) === 'son' && at(place - 1) === 'qui') return [replace(place, place, 'sont', ['frAre'])]
  const isOutside =
    weather.has(at(place + 3)) || (at(place + 3) === 'en' && /^(hiver|été)$/.test(at(place + 4)))
  if (at(place) === 'il' && at(place + 1) === 'est' && /^(froid|chaud)$/.test(at(place + 2)) && isOutside)
    return [replace(place + 1, place + 1, 'fait', ['frWeather', `il fait ${at(place + 2)}`])]
  if (says(place, 'quelle heure il est') && isEnd(place + 4))
    return [replace(place, place + 3, 'quelle heure est-il', ['oneSays', 'quelle heure est-il'])]
  if (says(place, 'je manque toi'))
    return [replace(place, place + 2, 'tu me manques', ['frMiss', 'tu me manques'])]
  const known = { sais: 'connais', sait: 'connaît', savez: 'connaissez', savons: 'connaissons' }[at(place)]
  const isSomebody =
    isName(place + 1) && isEnd(place + 2) && /^(je|tu|il|elle|vous|nous)$/.test(at(place - 1))
  return known !== undefined && isSomebody ? [replace(place, place, known, ['frKnowWhom', known])] : undefined
}
