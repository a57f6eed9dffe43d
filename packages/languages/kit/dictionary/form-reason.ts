const tenses: Record<string, string> = {
  pr: 'present',
  im: 'imperfect',
  pt: 'preterite',
  sp: 'simple past',
  fu: 'future',
  co: 'conditional',
  su: 'present subjunctive',
  si: 'imperfect subjunctive',
  sf: 'future subjunctive',
  ip: 'imperative',
}
const participles: Record<string, string> = {
  ge: 'gerund',
  pp: 'past participle',
  ap: 'present participle',
}
const agreements: Record<string, string> = {
  ms: 'masculine',
  fs: 'feminine',
  mp: 'plural',
  fp: 'feminine plural',
  pl: 'plural',
}
const others: Record<string, string> = {
  av: 'adverb',
  ac: 'short form',
  sl: 'superlative',
  fm: 'form',
  el: 'form before a vowel',
  mi: 'misspelling',
  sp: 'other spelling',
}
const ordinals: Record<string, string> = { 1: '1st', 2: '2nd', 3: '3rd' }
const numbers: Record<string, string> = { s: 'singular', p: 'plural' }

/**
 * Says why a word is a form of another: `pt3p` is "3rd person plural preterite", `ppfs` "feminine past participle".
 * @param codes one code, or several joined by commas: "1st or 3rd person singular imperfect"
 * @returns the reasons joined by " or "; undefined where no code is known
 */
export function describeFormReason(codes: string): string | undefined {
  const known = codes.split(',').flatMap((code) => parseCode(code) ?? [])
  if (known.length === 0) return undefined
  const byRest = Map.groupBy(known, ({ rest }) => rest)
  const texts = Array.from(byRest, ([rest, same]) => {
    const persons = same.flatMap(({ person }) => person ?? [])
    return persons.length === 0 ? rest : `${persons.join(' or ')} person ${rest}`
  })
  return [...new Set(texts)].join(' or ')
}

function parseCode(code: string): { person?: string; rest: string } | undefined {
  const [, tense = '', person = '', number = ''] = /^([a-z]{2})([123])([sp])$/.exec(code) ?? []
  if (tense !== '' && tense in tenses)
    return { person: ordinals[person] ?? '', rest: `${numbers[number] ?? ''} ${tenses[tense] ?? ''}` }
  const [head, tail] = [code.slice(0, 2), code.slice(2)]
  const participle = participles[head]
  if (participle !== undefined)
    return { rest: [tail === 'ms' ? '' : agreements[tail], participle].filter(Boolean).join(' ') }
  const rest = tail === '' ? (agreements[code] ?? others[code]) : undefined
  return rest === undefined ? undefined : { rest }
}

/** "3rd person plural preterite of tener": what a form is, for people. */
export function describeForm([lemma, codes]: readonly [lemma: string, codes: string]): string {
  return `${describeFormOf(codes)} ${lemma}`
}

/** "3rd person plural preterite of": what a form is, for people, without its lemma. */
export function describeFormOf(codes: string): string {
  return `${describeFormReason(codes) ?? 'form'} of`
}
