import { expect, it } from 'vitest'
import { pluralOf } from '../../scripts/european/spanish-plural.ts'
import { readBuiltDictionary } from './built-dictionary.ts'

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

const pluralsOf = (languageCode: string, noun: string) =>
  readBuiltDictionary(languageCode)
    .forms.listForms(noun)
    .filter(([, reasons]) => reasons.split(',').some((code) => code === 'pl' || code === 'mp'))
    .map(([form]) => form)

it.each(
  `bal bals, festival festivals, carnaval carnavals, cheval chevaux, journal journaux, travail travaux, corail coraux, émail émaux,
  vitrail vitraux, détail détails, bijou bijoux, genou genoux, chou choux, clou clous, pneu pneus, bleu bleus, jeu jeux,
  eau eaux, bateau bateaux, faisceau faisceaux, landau landaus, œil yeux, bras bras, voix voix, nez nez, total totaux, moral moraux,
  hébreu hébreux`
    .split(/,\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)('the French plural of %s is %s', (noun, plural) => {
  expect(pluralsOf('fr-FR', noun)).toEqual([plural])
})

it.each(['carácteres', 'régimenes', 'espécimenes', 'coraeux', 'chefes', 'jazces'])(
  'there is no %s',
  (form) => {
    for (const languageCode of ['es-ES', 'fr-FR'])
      expect(readBuiltDictionary(languageCode).forms.lookUp(form)).toEqual([])
  },
)
