import { expect, it } from 'vitest'
import type { Lesson } from './lesson.ts'
import { readerWordsIn } from './note-words.ts'

const example = { text: 'Merci', translation: 'Gracias' }

const lesson = (note: string, lines: [text: string, translation: string][]): Lesson => ({
  title: 'Saludos',
  goals: [],
  terms: [],
  dialogue: {
    scene: 'En la calle',
    lines: lines.map(([text, translation]) => ({ speaker: 'Ana', text, translation })),
  },
  grammar: { title: 'Los saludos', note, examples: [example, example] },
  exercises: [],
  speaking: { goal: 'Di quién eres', words: [] },
})

it('tells by the other lessons which words of a note are the reader’s', () => {
  const greetings = lesson('Salut es solo para amigos. Di et toi.', [['Salut, et toi ?', 'Hola, ¿y tú?']])
  const others = [lesson('', [['Seulement pour toi', 'Es solo para ti']])]
  expect(readerWordsIn([greetings, ...others])(greetings)).toEqual(['es', 'solo', 'para', 'di'])
})

it('leaves to the language learned what the lesson itself teaches', () => {
  const own = lesson('Di tu es.', [['Tu es là ?', '¿Estás ahí?']])
  const others = [lesson('', [['Elle est ici', 'Tu amiga es así']])]
  expect(readerWordsIn([own, ...others])(own)).toEqual(['di'])
})
