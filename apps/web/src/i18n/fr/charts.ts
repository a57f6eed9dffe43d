import type { Texts } from '../groups'

export const charts: Texts['charts'] = {
  asTable: 'Afficher en tableau',
  tableOf: (title) => `${title}, en tableau`,
  saveTable: (title) => `Enregistrer « ${title} » en CSV`,
  savePicture: (title) => `Enregistrer « ${title} » en PNG`,
  pictureFailed: 'L’image n’a pas pu être créée. Veuillez réessayer.',
  parts: (title) => `${title}, point par point : touches fléchées`,
}
