export const charts = {
  asTable: 'Show as a table',
  tableOf: (title: string) => `${title}, as a table`,
  saveTable: (title: string) => `Save “${title}” as CSV`,
  savePicture: (title: string) => `Save “${title}” as PNG`,
  pictureFailed: 'The picture could not be made. Please try again.',
  parts: (title: string) => `${title}, part by part: arrow keys`,
}
