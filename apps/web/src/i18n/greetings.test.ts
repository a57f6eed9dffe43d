import { expect, it } from 'vitest'
import { greet } from './greetings'

it('greets by name as each language does', () => {
  expect(greet('en', 'morning', 'Ada')).toBe('Good morning, Ada')
  expect(greet('es', 'evening', 'Ada')).toBe('Buenas noches, Ada')
  expect(greet('fr', 'afternoon', 'Ada')).toBe('Bonjour Ada')
  expect(greet('zh', 'morning', '爱达')).toBe('早上好，爱达')
})

it('greets somebody who gave no name', () => {
  expect(greet('fr', 'evening', '')).toBe('Bonsoir')
})

it('greets whoever has a long name by its first word', () => {
  expect(greet('es', 'morning', 'María de los Ángeles Gutiérrez')).toBe('Buenos días, María')
  expect(greet('en', 'morning', 'Ada Lovelace Byron')).toBe('Good morning, Ada Lovelace Byron')
})
