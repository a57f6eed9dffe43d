import { formatCount, formatNumber } from '../format'
import type { Texts } from '../groups'

const count = (number: number) => formatCount('fr', number, { one: 'mot', other: 'mots' })
const rows = (number: number) => formatCount('fr', number, { one: 'ligne', other: 'lignes' })
const notes = (number: number) => formatCount('fr', number, { one: 'note', other: 'notes' })

export const imports: Texts['imports'] = {
  chooseFile: 'Choisissez un fichier ou déposez-le ici',
  chooseFileHint:
    'Un paquet Anki (.apkg, .colpkg), le CSV d’un tableur, un texte d’Anki ou un mot par ligne.',
  offline: 'Vous pourrez importer un fichier une fois en ligne.',
  opening: 'Lecture du fichier',
  fileProblems: {
    'no-text':
      'Aucun mot ne peut être lu dans ce fichier. Choisissez un paquet Anki, un CSV ou un fichier texte.',
    foreign: 'Cette archive n’est pas un paquet Anki.',
    damaged: 'Le fichier est endommagé. Veuillez l’exporter de nouveau.',
    'too-large': 'Le fichier est trop volumineux : 100 000 notes au plus.',
    'too-new':
      'Ce paquet vient d’une version plus récente d’Anki. Exportez-le avec l’option de compatibilité avec les anciennes versions.',
    unreadable: 'Le fichier n’a pas pu être lu. Veuillez réessayer.',
  },
  readAs: 'Lire comme',
  formats: { csv: 'Tableau (CSV)', anki: 'Texte d’Anki', list: 'Un mot par ligne' },
  hasHeader: 'La première ligne nomme les colonnes',
  columnsTitle: 'Contenu des colonnes',
  noteType: (name, number) => `${name} : ${notes(number)}`,
  unnamedColumn: (number) => `Colonne ${number}`,
  emptyColumn: '(vide)',
  noWordColumn: 'Choisissez la colonne où se trouvent les mots.',
  uses: {
    none: 'Ne pas importer',
    word: 'Mot',
    reading: 'Lecture',
    meaning: 'Sens',
    sentences: 'Phrase',
    notes: 'Remarques',
    tags: 'Étiquettes',
    seen: 'Nombre de rencontres',
    clicks: 'Nombre de consultations',
    added: 'Date d’ajout',
    source: 'Provenance',
    schedule: 'Calendrier de révision',
  },
  newRows: (number) => `${count(number)} à ajouter`,
  withSchedule: (number) =>
    formatCount('fr', number, {
      one: 'mot avec son calendrier de révision',
      other: 'mots avec leur calendrier de révision',
    }),
  knownRows: (number) => `${count(number)} déjà dans votre vocabulaire, sans changement`,
  repeatedRows: (number) => `${rows(number)} dont le mot figure deux fois dans le fichier`,
  ignoredColumns: (names) => `Non importé : ${names}`,
  mediaLeft: (number) =>
    formatCount('fr', number, { one: 'son ou image non importé', other: 'sons et images non importés' }),
  wrongRows: (number) =>
    formatCount('fr', number, {
      one: 'ligne ne peut pas être ajoutée ; les autres le peuvent',
      other: 'lignes ne peuvent pas être ajoutées ; les autres le peuvent',
    }),
  row: (row) => `Ligne ${row}`,
  firstRows: 'Les premiers mots',
  countsNowhere:
    'Les mots importés auront des cartes à réviser. Ils ne comptent ni comme mots ajoutés ni dans aucun classement.',
  importing: (done, total) => `Ajout des mots : ${formatNumber('fr', done)} sur ${formatNumber('fr', total)}`,
  imported: (number) =>
    `${formatCount('fr', number, { one: 'mot du fichier ajouté', other: 'mots du fichier ajoutés' })}.`,
  brokenOff: 'L’importation s’est interrompue. Rien n’est perdu : reprenez là où elle s’est arrêtée.',
  goOn: 'Reprendre',
  undo: 'Annuler cette importation',
  undoOf: (name) => `Annuler : ${name}`,
  undone: (number) => formatCount('fr', number, { one: 'mot retiré', other: 'mots retirés' }),
  keptPractised: (number) =>
    `${formatCount('fr', number, { one: 'mot reste, car vous l’avez pratiqué depuis', other: 'mots restent, car vous les avez pratiqués depuis' })}.`,
  notUndone: 'Cela n’a pas fonctionné. Les mots sont toujours là.',
  pastTitle: 'Fichiers importés',
}
