import type { Texts } from '../groups'

export const offline: Texts['offline'] = {
  sent: 'Vous revoilà en ligne. Ce qui attendait ici a été envoyé.',
  notKept:
    'Ce navigateur ne garde plus rien : ce que vous faites ne dure que tant que cette page est ouverte.',
  leavingTitle: 'Tout n’est pas encore enregistré',
  leavingText:
    'Des modifications attendent dans ce navigateur d’être envoyées au serveur. Si vous vous déconnectez maintenant, elles seront perdues.',
  stay: 'Rester connecté',
  leaveAnyway: 'Se déconnecter quand même',
}
