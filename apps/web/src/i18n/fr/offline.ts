import type { Texts } from '../en'

export const offline: Texts['offline'] = {
  sent: 'Vous revoilà en ligne. Ce qui attendait ici a été envoyé.',
  notKept:
    'Ce navigateur ne garde plus rien : ce que vous faites ne dure que tant que cette page est ouverte.',
}
