import type { Texts } from '../groups'

export const trouble: Texts['trouble'] = {
  partMissing: 'L’ouverture a échoué',
  partMissingHint: 'Une partie de Lingarden n’est pas arrivée. Ce que vous avez fait est conservé.',
  slow: 'Le serveur met plus de temps que d’habitude.',
  accountFailed:
    'Votre compte n’a pas pu être chargé. Tout y est conservé ; veuillez réessayer dans un instant.',
  accountOffline: 'Ce navigateur ne garde pas encore votre compte. Il s’ouvrira dès que vous serez en ligne.',
  offline:
    'Vous êtes hors ligne, et ceci n’est pas gardé dans ce navigateur. Cela s’affichera dès votre retour en ligne.',
}
