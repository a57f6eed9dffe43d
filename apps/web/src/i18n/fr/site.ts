import type { Texts } from '../groups'

export const site: Texts['site'] = {
  notFoundTitle: 'Aucune page ne pousse ici',
  notFound: 'L’adresse est peut-être mal saisie, ou la page a changé de place.',
  toDashboard: 'Aller à l’accueil',
  toStart: 'Aller à l’accueil',
  maintenanceTitle: 'Bientôt de retour',
  maintenance: 'Nous prenons soin de Lingarden. Revenez un peu plus tard.',
}
