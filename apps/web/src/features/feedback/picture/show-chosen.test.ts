import { expect, it } from 'vitest'
import { showChosen } from './show-chosen'

/** A field as the copy of a page holds it: cloned, with its value as an attribute. */
function copyOf<Field extends HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
  field: Field,
): Field {
  const copy = field.cloneNode(field instanceof HTMLSelectElement) as Field
  copy.setAttribute('value', field.value)
  showChosen(copy)
  // What is drawn is read again from its text.
  const drawn = document.createElement('div')
  drawn.innerHTML = copy.outerHTML
  return drawn.firstElementChild as Field
}

function fieldOf<Field extends Element>(html: string): Field {
  const page = document.createElement('div')
  page.innerHTML = html
  return page.firstElementChild as Field
}

it('shows the choice of a list that the learner changed', () => {
  const list = fieldOf<HTMLSelectElement>(
    '<select><option value="">All languages</option><option value="es" selected>Spanish</option><option value="fr">French</option></select>',
  )
  list.value = 'fr'
  expect(copyOf(list).value).toBe('fr')
})

it('shows which boxes are checked', () => {
  const box = fieldOf<HTMLInputElement>('<input type="checkbox" />')
  box.checked = true
  expect(copyOf(box).checked).toBe(true)
  const cleared = fieldOf<HTMLInputElement>('<input type="checkbox" checked />')
  cleared.checked = false
  expect(copyOf(cleared).checked).toBe(false)
})

it('shows what was typed, but no password', () => {
  const text = fieldOf<HTMLTextAreaElement>('<textarea></textarea>')
  text.value = 'Hola <b>'
  expect(copyOf(text).value).toBe('Hola <b>')
  const line = fieldOf<HTMLInputElement>('<input />')
  line.value = 'Adiós'
  expect(copyOf(line).value).toBe('Adiós')
  const password = fieldOf<HTMLInputElement>('<input type="password" />')
  password.value = 'garden-1234'
  expect(copyOf(password).outerHTML).not.toContain('garden')
})
