import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Person } from '../../kit/lexicon/analysis.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { movement, subjects } from './words.ts'

/** Participles that learners make by the rule, with the verb. */
const participles = new Map(
  (
    'prendre prendu,comprendre comprendu,apprendre apprendu,recevoir recevé,recevoir recevu,ouvrir ouvri,ouvrir ouvré,offrir offri,' +
    'voir voyé,voir vi,venir veni,devenir deveni,revenir reveni,tenir teni,boire boivé,boire boiré,lire liré,lire lisé,écrire écrivé,' +
    'écrire écriré,dire disé,mettre metté,mettre mettu,faire faisé,faire fairé,pouvoir pouvé,pouvoir pouvu,vouloir voulé,' +
    'devoir devé,savoir savé,savoir savu,croire croyé,courir couri,mourir mouri,naître naîtré,vivre vivé,vivre vivu,' +
    'connaître connaissé,conduire conduisé,rire rié,suivre suivu,peindre peindu,attendre attendé,vendre vendé,perdre perdé,' +
    'rendre rendé,entendre entendé,répondre répondé,descendre descendé'
  )
    .split(',')
    .map((pair): [string, string] => {
      const [verb = '', made = ''] = pair.split(' ')
      return [made, verb]
    }),
)
const tenses = new Map<string, readonly [verb: string, person: Person]>([
  ['allent', ['aller', 5]],
  ['faisent', ['faire', 5]],
  ['faisez', ['faire', 4]],
  ['disez', ['dire', 4]],
  ['boivez', ['boire', 4]],
  ['boivons', ['boire', 3]],
  ['prendons', ['prendre', 3]],
  ['prendez', ['prendre', 4]],
  ['prendent', ['prendre', 5]],
  ['comprendez', ['comprendre', 4]],
  ['comprendons', ['comprendre', 3]],
  ['apprendons', ['apprendre', 3]],
  ['pouvent', ['pouvoir', 5]],
  ['voulent', ['vouloir', 5]],
  ['devent', ['devoir', 5]],
  ['venent', ['venir', 5]],
  ['tenent', ['tenir', 5]],
  ['peuxent', ['pouvoir', 5]],
  ['étez', ['être', 4]],
  ['sommez', ['être', 4]],
  ['avont', ['avoir', 5]],
  ['vontent', ['aller', 5]],
])

/** Corrects a form that was made as if its verb were regular, and a noun written for its verb: prendu, ils allent, je travail. */
export function correctMadeForm(reader: Reader, place: number): readonly Edit[] {
  return (
    participle(reader, place) ?? present(reader, place) ?? noun(reader, place) ?? missing(reader, place) ?? []
  )
}

function participle({ at, read, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const verb = participles.get(at(place))
  const before = /^(pas|déjà|bien|toujours|jamais|beaucoup|tout)$/.test(at(place - 1)) ? place - 2 : place - 1
  const isPast = read(before, 'verb').some(({ lemma }) => /^(avoir|être)$/.test(lemma))
  const [better] = verb === undefined ? [] : lexicon.inflect(verb, 'ppms')
  if (
    verb === undefined ||
    better === undefined ||
    !isPast ||
    lexicon.analyse(at(place)).some(({ kind }) => kind === 'participle')
  )
    return undefined
  return [replace(place, place, better, ['irregular', verb, better])]
}

function present({ at, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const found = tenses.get(at(place))
  if (!found || lexicon.analyse(at(place)).length > 0) return undefined
  const better = conjugate(lexicon, found[0], 'pr', found[1])
  return better ? [replace(place, place, better, ['irregular', found[0], better])] : undefined
}

const verbsOfNouns: Readonly<Record<string, string>> = {
  travail: 'travailler',
  réveil: 'réveiller',
  appel: 'appeler',
  emploi: 'employer',
  essai: 'essayer',
  envoi: 'envoyer',
  oubli: 'oublier',
  conseil: 'conseiller',
  cri: 'crier',
  ennui: 'ennuyer',
}

/** Je travail. */
function noun({ at, lexicon, replace }: Reader, place: number): Edit[] | undefined {
  const verb = verbsOfNouns[at(place)]
  const before = /^(me|m'|te|t'|se|s'|ne|n')$/.test(at(place - 1)) ? place - 2 : place - 1
  const person = subjects[at(before)]
  if (verb === undefined || person === undefined || /^(nous|vous)$/.test(at(before))) return undefined
  const better = conjugate(lexicon, verb, 'pr', person)
  return better ? [replace(place, place, better, ['frVerbNotNoun', at(place), better])] : undefined
}

/** Hier nous visité Paris: the auxiliary lacks. */
function missing({ at, read, lexicon, isStart, replace, words }: Reader, place: number): Edit[] | undefined {
  const person = subjects[at(place)]
  const readings = read(place + 1)
  const [first] = readings
  const isAlone =
    readings.length > 0 &&
    readings.every(({ kind, gender, number }) => kind === 'participle' && gender === 'm' && number === 's')
  const isSubject = isStart(place) || /^(,|dernière?|hier|et|mais|que|qu')$/.test(at(place - 1))
  if (person === undefined || !first || !isAlone || !isSubject) return undefined
  const auxiliary = movement.has(first.lemma) ? 'être' : 'avoir'
  const form = conjugate(lexicon, auxiliary, 'pr', person)
  if (form === undefined) return undefined
  const subject = at(place) === 'je' && auxiliary === 'avoir' ? "j'" : `${words[place]?.text} `
  const better = `${subject}${form} ${words[place + 1]?.text}`
  return [replace(place, place + 1, better, ['frAuxiliary', auxiliary])]
}
