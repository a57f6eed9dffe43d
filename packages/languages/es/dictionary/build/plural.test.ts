import { expect, it } from 'vitest'
import { pluralOf } from './plural.ts'
import { readBuiltDictionary } from '../../../build/built-dictionary.ts'

it.each(
  `carácter caracteres, régimen regímenes, espécimen especímenes, joven jóvenes, examen exámenes, imagen imágenes, orden órdenes,
  volumen volúmenes, canción canciones, jardín jardines, inglés ingleses, interés intereses, país países, mes meses, tos toses,
  pez peces, luz luces, lápiz lápices, raíz raíces, maíz maíces, árbol árboles, móvil móviles, azúcar azúcares, rey reyes,
  ley leyes, convoy convoyes, jersey jerséis, rubí rubíes, menú menús, champú champús, esquí esquís, tabú tabúes, sofá sofás,
  café cafés, chef chefs, club clubes, robot robots, ticket tickets, cómic cómics, álbum álbumes, sándwich sándwiches,
  reloj relojes, césped céspedes, ciudad ciudades, pan panes, tren trenes, guion guiones, esmoquin esmóquines, tour tours,
  récord récords, whisky whiskys, blog blogs, fax faxes, papel papeles, lunes =, crisis =, paraguas =, tórax =, jazz =, ciempiés =,
  caos =, constructor constructores`
    .split(/,\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun) ?? '=').toBe(plural)
})

it.each(['carácteres', 'régimenes', 'espécimenes', 'coraeux', 'chefes', 'jazces'])(
  'there is no %s',
  (form) => {
    expect(readBuiltDictionary('es').forms.lookUp(form)).toEqual([])
  },
)
