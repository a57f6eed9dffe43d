import type { Texts } from '../groups'

export const speech: Texts['speech'] = {
  hear: (text) => `Écouter « ${text} »`,
  stop: 'Arrêter',
  failed: 'La voix n’est pas disponible pour le moment. Vous pouvez continuer à lire.',
  unreachable: 'Le serveur est injoignable : rien ne peut être lu à voix haute pour le moment.',
  play: 'Écouter',
  again: 'Écouter encore',
  fromStart: 'Depuis le début',
  pause: 'Suspendre',
  resume: 'Reprendre',
  controls: 'Ce que l’on entend',
  speed: (rate) => `Vitesse ${rate}`,
  written: 'Écrit après',
  firstText: 'Réponse après',
  firstSound: 'Voix après',
  slower: 'Plus lent',
}
