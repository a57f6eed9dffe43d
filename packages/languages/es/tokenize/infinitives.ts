/** Imperatives that their verb cannot be told from by rule. */
const irregular = new Map(
  Object.entries({
    di: 'decir',
    diga: 'decir',
    digan: 'decir',
    haz: 'hacer',
    haga: 'hacer',
    hagan: 'hacer',
    pon: 'poner',
    ponga: 'poner',
    pongan: 'poner',
    sal: 'salir',
    salga: 'salir',
    ten: 'tener',
    tenga: 'tener',
    ven: 'venir',
    venga: 'venir',
    ve: 'ir',
    vaya: 'ir',
    vamos: 'ir',
    yendo: 'ir',
    id: 'ir',
    i: 'ir',
    da: 'dar',
    den: 'dar',
    dad: 'dar',
    oye: 'oír',
    oiga: 'oír',
    traiga: 'traer',
    diciendo: 'decir',
    pudiendo: 'poder',
    viniendo: 'venir',
  }),
)

/** Endings of infinitives by the ending of a gerund, an infinitive or an imperative. */
const endings: readonly (readonly [end: RegExp, infinitives: readonly string[]])[] = [
  [/(?<=[aeií]r)$/, ['']],
  [/ando$/, ['ar']],
  [/(?:iendo|yendo)$/, ['er', 'ir']],
  [/mos$/, ['r', 'ar', 'er', 'ir']],
  [/amos$|emos$/, ['ar', 'er', 'ir']],
  [/(?<=[aei])d$/, ['r']],
  [/an?$/, ['ar', 'er', 'ir']],
  [/en?$/, ['er', 'ir', 'ar']],
  [/$/, ['r']],
]

/** Last vowels of a stem as they may stand in the infinitive: siento is of sentir, muestra of mostrar. */
const stemChanges: readonly (readonly [from: RegExp, to: string])[] = [
  [/$/, ''],
  [/ie(?=[^aeiou]*$)/, 'e'],
  [/ue(?=[^aeiou]*$)/, 'o'],
  [/ue(?=[^aeiou]*$)/, 'u'],
  [/i(?=[^aeiou]*$)/, 'e'],
  [/u(?=[^aeiou]*$)/, 'o'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
  [/j$/, 'g'],
  [/zc$/, 'c'],
  [/c$/, 'z'],
  [/g$/, ''],
]

/** The infinitive of a form that no rule tells. */
export const irregularInfinitive = (form: string): string | undefined => irregular.get(form)

/** Infinitives that a gerund or imperative without its pronouns may belong to; most are no words. */
export function guessInfinitives(form: string): string[] {
  return endings
    .filter(([end]) => end.test(form))
    .flatMap(([end, infinitives]) => {
      const stem = form.replace(end, '')
      return stemChanges
        .filter(([from]) => from.test(stem))
        .flatMap(([from, to]) => infinitives.map((infinitive) => stem.replace(from, to) + infinitive))
    })
    .filter((guess) => /[aeií]r$/.test(guess))
}
