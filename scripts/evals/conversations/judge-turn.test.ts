import { readEvalConversations, type EvalLine } from '@lingarden/languages/build/eval-conversations'
import { loadEveryLanguage } from '@lingarden/languages/load'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { findScene } from '@lingarden/practice-tutor/conversation/state'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdConversation, type HeldTurn } from './hold-conversation.ts'
import { hasEnded, isAnswered, isNeedless, mended, repeatsIn } from './judge-turn.ts'

beforeAll(loadEveryLanguage)

const turn = (line: EvalLine, reply: string, corrections: [string, string][] = []): HeldTurn => ({
  line,
  said: line.say,
  before: '¿Cómo te llamas?',
  replies: [reply],
  corrections: corrections.map(([original, corrected]) => ({ original, corrected, explanation: '' })),
  isSlow: false,
  hasFailed: false,
  milliseconds: 1,
})

describe('what the figures count', () => {
  it('an answer to what was asked, and the question once more', () => {
    const price = { say: '¿Cuánto cuesta?', answered: 'euro' }
    expect(isAnswered(turn(price, 'Dos euros.'))).toBe(true)
    expect(isAnswered(turn(price, '¡Qué bien!'))).toBe(false)
    const again = { say: 'Otra vez, por favor', answered: 'again' }
    expect(isAnswered(turn(again, 'Claro, otra vez. ¿Cómo te llamas?'))).toBe(true)
    expect(isAnswered(turn(again, '¿Y de dónde eres?'))).toBe(false)
    expect(isAnswered(turn({ say: 'Hola' }, '¡Hola!'))).toBeUndefined()
  })

  it('a planted mistake that was put right, changed otherwise or missed, and a correction of nothing', () => {
    const line = { say: 'Tengo dos hermano.', right: 'Tengo dos hermanos.' }
    expect(mended(turn(line, '', [['hermano', 'hermanos']]))).toBe('right')
    expect(mended(turn(line, '', [['Tengo', 'Tiene']]))).toBe('other')
    expect(mended(turn(line, ''))).toBe('missed')
    expect(isNeedless(turn({ say: 'Hola, Ana' }, '', [['Ana', 'Anna']]))).toBe(true)
    expect(isNeedless(turn(line, '', [['hermano', 'hermanos']]))).toBe(false)
  })

  it('what is said twice, unless it was asked for, and who took leave', () => {
    const said = turn({ say: 'a' }, '¡Qué bien!')
    expect(repeatsIn([said, said, turn({ say: 'b', answered: 'again' }, '¡Qué bien!')])).toBe(1)
    expect(hasEnded([turn({ say: 'Goodbye!' }, '¡Hasta luego!')], 'hasta luego')).toBe(true)
    expect(hasEnded([turn({ say: 'Hasta luego' }, '¿Y tú?')], 'hasta luego')).toBe(false)
    expect(hasEnded([said], 'hasta luego')).toBeUndefined()
  })
})

describe.each(supportedLanguages)('the scripted learners of $tag', (language) => {
  const set = readEvalConversations(language.tag)

  it('are of eight tempers and more, each in a scene that there is', () => {
    const tempers = set?.conversations.map(({ temper }) => temper) ?? []
    expect(new Set(tempers).size).toBeGreaterThanOrEqual(8)
    expect(new Set(tempers).size).toBe(tempers.length)
    for (const { at } of set?.conversations ?? []) expect(findScene(language.tag, at), at).toBeDefined()
  })

  it('are led through a conversation, each line with what the lines before left', async () => {
    const [script] = set?.conversations ?? []
    if (!script) throw new Error('no script')
    const { turns } = await holdConversation(createPracticeTutor(), language, script)
    expect(turns).toHaveLength(script.lines.length)
    expect(turns.filter(({ hasFailed, replies }) => hasFailed || replies.length === 0)).toEqual([])
    expect(turns.find(({ line }) => line.say === 'chip')?.said).not.toMatch(/^(chip|…)$/)
    for (const [at, { before }] of turns.entries())
      expect(before).toBe(at === 0 ? before : turns[at - 1]?.replies.at(-1))
  })
})
