import { describe, expect, it } from 'vitest'
import { helpLanguageCodes } from './help-languages.ts'
import { findConstructions } from './kit/explanations/find-constructions.ts'
import { loadExplanations } from './load.ts'
import { scenesOf } from './loaded.ts'
import { packs } from './registry.ts'
import type { LanguageTag } from './registry.ts'

const explain = async (tag: LanguageTag, text: string) =>
  findConstructions(text, await loadExplanations(tag)).map(({ explanation }) => explanation.id)

// A language need not explain anything.
const explained = packs.filter((pack) => 'loadExplanations' in pack).map(({ profile }) => profile)

describe.each(explained)('$language', ({ tag }) => {
  it('explains at least 25 constructions, each once and in every language that learners read', async () => {
    const explanations = await loadExplanations(tag)
    expect(explanations.length).toBeGreaterThanOrEqual(25)
    expect(new Set(explanations.map(({ id }) => id)).size).toBe(explanations.length)
    for (const explanation of explanations) {
      for (const reader of helpLanguageCodes) expect(explanation[reader].length).toBeLessThan(260)
    }
  })

  it('explains two thirds of the questions that its scenes ask', async () => {
    const explanations = await loadExplanations(tag)
    const asked = scenesOf(tag).flatMap(({ nodes }) => Object.values(nodes).flatMap(({ ask }) => ask))
    const answered = asked.filter((text) => findConstructions(text, explanations).length > 0)
    expect(answered.length / asked.length).toBeGreaterThan(0.66)
  })

  it('is not slow with a long text that it cannot explain', async () => {
    const explanations = await loadExplanations(tag)
    findConstructions('a', explanations)
    const before = performance.now()
    findConstructions('a '.repeat(5000), explanations)
    findConstructions('的'.repeat(5000), explanations)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

const told: Readonly<Record<string, readonly (readonly [text: string, ids: readonly string[]])[]>> = {
  es: [
    ['Me gustan los perros.', ['gustar']],
    ['Voy a comer con Ana.', ['going-to']],
    ['Hoy he trabajado mucho.', ['perfect']],
    ['Ayer fui al cine.', ['preterite', 'contraction']],
    ['Cuando era niño, jugaba en la calle.', ['imperfect']],
    ['Mañana te llamaré.', ['future']],
    ['Estoy leyendo un libro.', ['progressive']],
    ['Mi hermano es más alto que yo.', ['ser', 'comparison']],
    ['No tengo nada.', ['double-negation']],
    ['Tengo veinte años.', ['tener-age']],
    ['Soy de Lima.', ['ser-origin']],
    ['Llevo tres años aquí.', ['since']],
    ['Quiero que vengas.', ['subjunctive-wish']],
    // What only looks like it.
    ['Llevo una camisa azul.', []],
    ['Queremos una mesa.', []],
    ['El café, por favor.', []],
    ['La parte mala.', []],
    ['Buenos días.', []],
  ],
  fr: [
    ['Je viens de manger.', ['recent-past']],
    ['Je vais prendre un thé.', ['near-future']],
    ['Elle est allée à Lyon.', ['past-etre']],
    ['J’ai mangé une pomme.', ['past-avoir']],
    ['Je n’ai pas faim.', ['avoir-states']],
    ['Il n’y a plus de pain.', ['there-is']],
    ['Je ne mange jamais de viande.', ['negation-never']],
    ['Si j’avais le temps, je viendrais.', ['if-imperfect']],
    ['Il faut boire de l’eau.', ['must', 'partitive']],
    ['Elle est plus grande que moi.', ['comparison']],
    ['Où habitez-vous ?', ['inversion']],
    ['Un café, s’il vous plaît.', ['sil-vous-plait']],
    // What only looks like it.
    ['Il me faut votre nom.', []],
    ['Reposez-vous deux jours.', []],
    ['Une table pour quatre.', []],
    ['Bonne nuit !', []],
  ],
  zh: [
    ['我把书给他了。', ['ba', 'le-at-end']],
    ['我是去年来的。', ['shi-de']],
    ['你吃过北京烤鸭吗？', ['experience', 'question-ma']],
    ['他在看电视。', ['in-progress']],
    ['我一到家就睡觉。', ['as-soon-as']],
    ['天气越来越冷。', ['more-and-more']],
    ['哥哥比我高。', ['compare']],
    ['我买了三本书。', ['le-after-verb', 'measure']],
    ['你喝茶还是喝咖啡？', ['or-question']],
    ['他说得很好。', ['degree-de']],
    ['我没去。', ['not-have-done']],
    // What only looks like it.
    ['没关系。', []],
    ['再见！', []],
  ],
}

describe.each(Object.entries(told))('%s', (tag, cases) => {
  it.each(cases)('%s', async (text, ids) => {
    expect(await explain(tag as LanguageTag, text)).toEqual(ids)
  })
})
