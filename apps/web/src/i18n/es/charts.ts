import type { Texts } from '../groups'

export const charts: Texts['charts'] = {
  asTable: 'Ver como tabla',
  tableOf: (title) => `${title}, en tabla`,
  saveTable: (title) => `Guardar «${title}» como CSV`,
  savePicture: (title) => `Guardar «${title}» como PNG`,
  pictureFailed: 'No se ha podido crear la imagen. Inténtalo de nuevo.',
  parts: (title) => `${title}, parte por parte: teclas de flecha`,
}
