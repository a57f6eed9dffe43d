import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkExercise } from '../exercises/check-exercise.ts'
import { fillCloze, gapsOf } from '../exercises/cloze-text.ts'
import { mistakeDrill } from './mistake-drill.ts'
import type { MistakeOfLog } from './mistake-in-sentence.ts'

const prompts = { write: 'Write it.', pick: 'Pick it.', choose: 'Choose it.' }

/** The samples are Mandarin or Spanish. */
const codeOf = ({ original }: { original: string }) => (/\p{Script=Han}/u.test(original) ? 'zh-CN' : 'es-ES')

function drillOf(mistake: MistakeOfLog) {
  const drill = mistakeDrill(mistake, prompts, codeOf(mistake))
  if (!drill) throw new Error('This gives a drill')
  return drill
}
function gapsIn(mistake: MistakeOfLog) {
  const { task } = drillOf(mistake)
  if (task.kind !== 'cloze') throw new Error('This has gaps')
  return task
}

describe('a mistake is asked inside its sentence, with all else mended', () => {
  const sentence = 'Yo tener dos hermano y vivo Madrid.'
  const mended = 'Yo tengo dos hermanos y vivo en Madrid.'

  it.each([
    ['tener', 'tengo', 'Yo {tengo} dos hermanos y vivo en Madrid.', ['tener']],
    ['hermano', 'hermanos', 'Yo tengo dos {hermanos} y vivo en Madrid.', ['hermano']],
    ['vivo Madrid', 'vivo en Madrid', 'Yo tengo dos hermanos y vivo {en Madrid}.', ['Madrid']],
  ])('“%s” is “%s”', (original, corrected, text, struck) => {
    const { task, right } = drillOf({ original, corrected, sentence, mended })
    expect(task).toMatchObject({ kind: 'cloze', prompt: 'Write it.', text, struck })
    expect(right).toBe(mended)
  })

  it('where not all of the sentence could be mended, inside what was quoted alone', () => {
    const quoted = { original: 'dos hermano', corrected: 'dos hermanos', sentence, mended: null }
    expect(drillOf(quoted).right).toBe('dos hermanos')
  })
})

it.each([
  // Another form, an accent, a measure word.
  ['Elle est allé hier.', 'Elle est allée hier.', 'Elle est {allée} hier.', ['allé']],
  ['¿Donde estas?', '¿Dónde estás?', '¿{Dónde estás}?', ['Donde estas']],
  ['我买三个书', '我买三本书', '我买三{本}书', ['个']],
  // A word too much.
  ['Voy a a casa.', 'Voy a casa.', 'Voy a {casa}.', ['a casa']],
  ['我很是高兴', '我很高兴', '我{很}高兴', ['很是']],
  // Missing words, side by side with the one they belong to.
  ['Je sais.', 'Je ne sais pas.', 'Je {ne sais pas}.', ['sais']],
  ['我住北京', '我住在北京', '我{住在}北京', ['住']],
  // Without a word that was right beside it.
  ['la dia', 'el día', '{el día}', ['la dia']],
  ['Adios', 'Adiós', '{Adiós}', ['Adios']],
  // Words in another order.
  ['Es una blanca casa.', 'Es una casa blanca.', 'Es una {casa blanca}.', ['blanca casa']],
  ['Je pas aime le thé.', "Je n'aime pas le thé.", "Je {n'aime pas} le thé.", ['pas aime']],
  // Two places.
  ['Un bolsa rojo.', 'Una bolsa roja.', '{Una} bolsa {roja}.', ['Un', 'rojo']],
])('“%s” shows what was wrong and asks for what is right: “%s”', (original, corrected, text, struck) => {
  const task = gapsIn({ original, corrected })
  expect({ text: task.text, struck: task.struck }).toEqual({ text, struck })
  expect(fillCloze(task.text)).toBe(corrected)
})

it('takes what is right, and not the mistake, even where only an accent is missing', () => {
  const task = gapsIn({ original: 'Esta aquí.', corrected: 'Está aquí.' })
  expect(checkExercise(task, ['Está'], 'es').isRight).toBe(true)
  expect(checkExercise(task, ['Esta'], 'es').isRight).toBe(false)
})

it('lets characters of one sound be chosen, as writing them by their sound would show nothing', () => {
  const task = gapsIn({ original: '我高兴的跑', corrected: '我高兴地跑' })
  expect(task).toMatchObject({ prompt: 'Pick it.', text: '我高兴{地}跑', struck: ['的'] })
  expect(task.bank?.toSorted()).toEqual(['地', '的'])
})

it('puts what is a matter of more than a few words as a choice of two sentences', () => {
  const [original, corrected] = ['a b c d e f g h i', 'z b y d x f w h v']
  expect(drillOf({ original, corrected }).task).toEqual({
    kind: 'choice',
    prompt: 'Choose it.',
    options: [original, corrected],
    answer: corrected,
  })
})

it.each([
  ['un', 'una'],
  ['个', '本'],
  ['sol', 'sol'],
  ['sol', ' '],
  ['No gracias.', 'No, gracias.'],
  ['españa es grande', 'España es grande'],
])('asks nothing that cannot be answered: “%s” for “%s”', (original, corrected) => {
  expect(mistakeDrill({ original, corrected }, prompts, codeOf({ original }))).toBeUndefined()
})

it('whatever was corrected, filling the gaps with what is right is right and gives the mended sentence', () => {
  const words = fc.array(fc.constantFrom('la', 'el', 'día', 'dia', '¿sí?', 'no,', '我', '有钱'), {
    minLength: 1,
    maxLength: 7,
  })
  fc.assert(
    fc.property(words, words, (a, b) => {
      const mistake = { original: a.join(' '), corrected: b.join(' ') }
      const drill = mistakeDrill(mistake, prompts, codeOf(mistake))
      if (drill?.task.kind !== 'cloze') return
      const { task } = drill
      expect(fillCloze(task.text)).toBe(mistake.corrected)
      const right = gapsOf(task.text).map(({ answers: [answer = ''] }) => answer)
      expect(right).toHaveLength(task.struck?.length ?? 0)
      expect(checkExercise(task, right, 'es').isRight).toBe(true)
      expect(checkExercise(task, task.struck ?? [], 'es').isRight).toBe(false)
    }),
  )
})
