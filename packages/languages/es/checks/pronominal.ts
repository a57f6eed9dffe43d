import type { Edit } from './because.ts'
import type { Analysis } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { ownClitics } from './clause.ts'
import { clitics, functionWords, kin, prepositions, subjects, wordsOf } from './words.ts'

const degree = wordsOf('muy más bastante un poco mucho')
const stays = wordsOf('casa aquí allí dormida dormido')
const studies = wordsOf('de en con el este en')

/** Verbs that have a pronoun of their own in one sense: siento feliz, me gradúo, nos mudamos a. */
export function correctPronominal(reader: Reader, place: number): readonly Edit[] {
  return feels(reader, place) ?? own(reader, place) ?? enclitic(reader, place) ?? behind(reader, place) ?? []
}

const finite = ({ read }: Reader, place: number, lemma: string): Analysis | undefined =>
  read(place, 'verb').find(
    (reading) => reading.lemma === lemma && reading.tense !== 'ip' && reading.person !== undefined,
  )

const hasClitic = ({ at }: Reader, place: number) => clitics.has(at(place - 1))

function withOwn(
  { at, words, read, isName, replace }: Reader,
  place: number,
  { lemma, person }: Analysis,
): Edit[] | undefined {
  const persons = new Set(
    read(place, 'verb').flatMap((reading) =>
      reading.lemma === lemma && reading.tense !== 'ip' ? [reading.person] : [],
    ),
  )
  const before = at(place - 1) === 'no' ? place - 2 : place - 1
  const subject = subjects[at(before)] ?? (kin.has(at(before)) || isName(before) ? 2 : undefined)
  // Sentía is I and she.
  const whose = persons.size > 1 ? subject : person
  if (whose === undefined || !persons.has(whose) || prepositions.has(at(place - 1))) return undefined
  const pronoun = ownClitics[whose]
  const form = `${pronoun} ${words[place]?.lower}`
  return [replace(place, place, form, ['esOneself', form])]
}

/** Siento feliz: sentir is to be sorry or to feel something, sentirse how one is. */
function feels(reader: Reader, place: number): Edit[] | undefined {
  const { at } = reader
  const verb = finite(reader, place, 'sentir')
  if (verb && at(place - 1) === 'me' && verb.person === 2 && /^(siente|sintió)$/.test(at(place)))
    return isHow(reader, place + 1)
      ? [
          reader.replace(place, place, at(place) === 'siente' ? 'siento' : 'sentí', [
            'goesWith',
            'me',
            at(place) === 'siente' ? 'siento' : 'sentí',
          ]),
        ]
      : undefined
  if (!verb || hasClitic(reader, place) || at(place - 1) === 'lo') return undefined
  return isHow(reader, place + 1) ? withOwn(reader, place, verb) : undefined
}

/** Whether a word tells how somebody is: bien, muy feliz. */
function isHow({ at, read }: Reader, place: number): boolean {
  let next = place
  while (degree.has(at(next))) next++
  const readings = read(next)
  return (
    /^(bien|mal)$/.test(at(next)) ||
    (readings.length > 0 &&
      !functionWords.has(at(next)) &&
      readings.every(({ kind }) => kind === 'adjective' || kind === 'participle'))
  )
}

/** Gradué de la escuela, mudamos a Texas, enamoré de ella, quedé en casa, parezco a mi madre. */
function own(reader: Reader, place: number): Edit[] | undefined {
  const { at, read } = reader
  if (hasClitic(reader, place) || reader.isName(place)) return undefined
  const next = at(place + 1)
  const cases: readonly (readonly [string, boolean])[] = [
    ['graduar', studies.has(next) || reader.isEnd(place + 1)],
    ['mudar', next === 'a' && read(place + 2, 'infinitive').length === 0],
    ['enamorar', /^(de|del|con)$/.test(next)],
    ['divorciar', reader.isEnd(place + 1) || /^(de|cuando|en)$/.test(next)],
    ['quejar', true],
    ['quedar', /^en$/.test(next) && stays.has(at(place + 2))],
    ['arrepentir', true],
    ['preocupar', next === 'por'],
    ['parecer', /^(a|al)$/.test(next)],
    ['acordar', next === 'de' && read(place, 'noun').length === 0],
    ['divertir', /^(mucho|con|en|mientras|muchísimo)$/.test(next) || reader.isEnd(place + 1)],
    ['olvidar', next === 'de'],
    ['casar', next === 'con' && read(place, 'noun').length === 0],
  ]
  for (const [lemma, isSure] of cases) {
    const verb = isSure ? finite(reader, place, lemma) : undefined
    const isNoun = read(place, 'noun', 'adjective', 'participle').length > 0
    if (verb && !isNoun) return withOwn(reader, place, verb)
  }
  return undefined
}

/** Quiero ver lo, voy a visitar te: after an infinitive the pronoun is written with it. */
function enclitic(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, isName, words, replace } = reader
  const readings = read(place)
  if (isName(place) || readings.length === 0 || !readings.every(({ kind }) => kind === 'infinitive'))
    return undefined
  const pronoun = at(place + 1)
  const next = at(place + 2)
  const isAlone =
    isEnd(place + 2) || /^(y|pero|porque|en|con|a|para|por|cuando|todos|mucho|muy|otra)$/.test(next)
  const isPronoun =
    /^(lo|me|te|se|nos|le|les)$/.test(pronoun) || (/^(la|los|las)$/.test(pronoun) && isEnd(place + 2))
  if (!isPronoun || !isAlone) return undefined
  const joined = `${words[place]?.text}${pronoun}`
  return [replace(place, place + 1, joined, ['esWrittenTogether', joined])]
}

/** Amo te, necesito los: beside a finite verb the pronoun stands before it. */
function behind(reader: Reader, place: number): Edit[] | undefined {
  const { at, read, isEnd, replace, words } = reader
  const readings = read(place)
  const isVerb = readings.length > 0 && readings.every(({ kind, tense }) => kind === 'verb' && tense !== 'ip')
  if (!isVerb || hasClitic(reader, place)) return undefined
  const pronoun = at(place + 1)
  const isLast = isEnd(place + 2) && /^[.,;!?]?$/.test(words[place + 2]?.text ?? '')
  if (!/^(lo|la|los|las|me|te|le|les|nos)$/.test(pronoun) || !isLast) return undefined
  const better = `${pronoun} ${at(place)}`
  return [replace(place, place + 1, better, ['esStandsBefore', pronoun, at(place)])]
}
