import type { TopicArticles } from '../../help/article'

export const plans: TopicArticles<'plans'> = {
  tokens: {
    title: 'Ce que sont les jetons',
    problem: 'Vous voulez savoir ce qui coûte des jetons, ou vous n’en avez plus.',
    steps: [
      'Appuyez sur {shell.tokens} dans le menu : vous voyez votre solde et ce que coûte chaque chose.',
      'Chercher des mots, réviser, suivre les cours et jouer ne coûte rien.',
      'Si vous n’en avez plus, continuez avec cela, ou avec le tuteur intégré hors connexion.',
    ],
    expect:
      'Chaque mois commence avec un solde plein ; le reste n’est pas reporté. Ce qui n’est pas venu à cause d’une erreur est rendu.',
    words: 'crédits, solde, coût, prix, épuisés, mensuel, recharger',
  },
  'change-plan': {
    title: 'Changer ou résilier une formule',
    problem: 'Vous voulez plus de jetons par mois, ou ne voulez plus payer.',
    steps: [
      'Ouvrez {shell.pages.plans.name} et choisissez une formule, au mois ou à l’année.',
      'Pour la changer, voir vos factures ou résilier, appuyez sur {plans.manage}.',
      'Après un paiement, revenez sur la page ; la formule commence dès qu’il est confirmé.',
    ],
    expect:
      'Passer à une formule supérieure prend effet aussitôt et se paie à la différence ; passer à une formule inférieure attend la fin de ce qui est payé. Une formule résiliée dure jusqu’à la fin de ce qui est payé. Toutes contiennent tout Lingarden ; seul le nombre de jetons change. Un serveur peut aussi n’en vendre aucune.',
    words: 'abonnement, payer, paiement, résilier, remboursement, facture, supérieure, inférieure, premium',
  },
}
