import { courtesiesOf } from '../../kit/tutor/courtesies.ts'

export const courtesies = courtesiesOf(
  {
    greeting: 'hola+|buen[oa]s(?: dias| tardes| noches)?|buen dia|encantad[oa]|mucho gusto|hey|ey',
    wellbeing: 'que tal(?: estas| todo)?|como (?:estas?|te va|va todo|va)',
    thanks:
      '(?:(?:muchas|muchisimas|mil) )?gracias(?: a ti| por todo| por (?:tu|la|su) ayuda)?|te lo agradezco(?: mucho)?',
    goodbye:
      'adios|cha[ou]|hasta (?:luego|ma[nñ]ana|pronto|la proxima|otro dia|la vista|el lunes)|nos vemos(?: luego| ma[nñ]ana| pronto)?|(?:me voy|tengo que irme|me tengo que ir)(?: ya| ahora)?|que tengas (?:un )?buen dia|que descanses',
  },
  'y|pues|bueno|vale|tutor|profe|profesora?|amig[oa]|senora?|a todos',
  ' ',
)
