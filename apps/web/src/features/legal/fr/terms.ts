import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** Translation of the English terms, section by section. */
export function terms({ companyName, address, email, phone, jurisdiction, venue }: LegalNames): LegalText {
  return {
    title: 'Conditions d’utilisation',
    intro: `Ces conditions sont l’accord conclu entre vous et ${companyName} (« nous ») sur votre utilisation de Lingarden. Veuillez les lire avant de créer un compte.`,
    sections: [
      {
        title: 'Les services',
        paragraphs: [
          'Lingarden vous aide à apprendre le mandarin, l’espagnol et le français par des conversations avec un tuteur automatique, un vocabulaire personnel, des cours, des révisions et des statistiques. Nous pouvons ajouter, modifier ou retirer des fonctions ; si un changement supprime quelque chose que vous avez payé, nous vous prévenons à l’avance.',
          `Lingarden est un logiciel libre ; ce site est exploité par ${companyName}, et votre accord est conclu avec ${companyName} seulement, non avec les auteurs du logiciel.`,
        ],
      },
      {
        title: 'Qui peut utiliser Lingarden',
        paragraphs: [
          'Vous devez avoir au moins 13 ans. Si vous avez moins de 18 ans, un parent ou un représentant légal doit avoir lu ces conditions et accepté que vous utilisiez le service. Si la loi de votre pays exige un âge plus élevé, cet âge s’applique.',
        ],
      },
      {
        title: 'Votre compte',
        paragraphs: [
          'Indiquez une adresse e-mail exacte et gardez votre mot de passe pour vous. Vous êtes responsable de ce qui se passe sous votre compte, sauf si quelqu’un l’a utilisé sans faute de votre part. Prévenez-nous aussitôt si vous pensez qu’une autre personne y a accès.',
        ],
      },
      {
        title: 'Ce qu’un tuteur automatique peut et ne peut pas faire',
        paragraphs: [
          'Les réponses, corrections et explications du tuteur sont produites par un logiciel, à partir de scènes préparées ou, là où il est connecté, d’un modèle de langage. Elles peuvent être fausses, incomplètes ou inadaptées, et l’absence de correction ne signifie pas qu’une phrase est juste.',
          'Rien de ce que dit le tuteur n’est un conseil professionnel, de quelque nature que ce soit. Ne vous y fiez pas là où une erreur pourrait causer un dommage, et ne lui confiez pas de secrets.',
        ],
      },
      {
        title: 'Ce que vous écrivez et dites',
        paragraphs: [
          'Vos messages, enregistrements et notes restent à vous. Vous nous autorisez, ainsi que ceux qui assurent pour nous des parties du service, à les conserver, les traiter et les afficher dans la mesure où le fonctionnement et la protection du service l’exigent. Cette autorisation est mondiale et gratuite, et prend fin quand ils sont supprimés, sauf dans les sauvegardes jusqu’à ce qu’elles soient écrasées. Les suggestions de fonctions peuvent être vues et votées par d’autres ; la section Commentaires s’applique à elles.',
        ],
      },
      {
        title: 'Utilisation acceptable',
        paragraphs: [
          'N’enfreignez pas la loi, ne harcelez personne, ne portez pas atteinte aux droits d’autrui, n’envoyez pas de code nuisible, ne sondez pas et ne surchargez pas nos systèmes, ne contournez ni limites ni paiements, et n’extrayez pas de données du service par des moyens automatiques au-delà de votre propre exportation.',
        ],
      },
      {
        title: 'Propriété intellectuelle',
        paragraphs: [
          'Le code source de Lingarden est publié sous la licence publique générale Affero de GNU, version 3 ou ultérieure ; cette licence régit le code. Rien dans ces conditions ne limite les droits qu’elle vous donne. Elle ne couvre pas le nom ni le logo de Lingarden, qui restent à leur titulaire. Les dictionnaires et autres données ont leurs propres licences, que la page d’aide énumère.',
        ],
      },
      {
        title: 'Services de tiers',
        paragraphs: [
          'Des parties du service peuvent être assurées par d’autres, comme l’hébergement, le paiement, le courrier, les modèles de langage et la voix. Leurs conditions peuvent s’appliquer à ces parties. Nous les choisissons avec soin, mais, dans la mesure où la loi le permet, nous ne répondons pas de ce qu’ils font en dehors de nos instructions.',
        ],
      },
      {
        title: 'Paiements et abonnements reconduits',
        paragraphs: [
          'Les formules payantes sont facturées d’avance pour un mois ou un an et se renouvellent d’elles-mêmes pour la même période, au prix alors en vigueur, jusqu’à ce que vous les résiliiez. Vous pouvez résilier à tout moment sur la page des formules ; la formule dure alors jusqu’à la fin de la période déjà payée. Les paiements ne sont pas remboursés, sauf si la loi en dispose autrement ; le droit de rétractation que la loi vous accorde demeure.',
          'Les crédits sont une quantité d’utilisation : ils ne sont pas de l’argent et ne peuvent pas être cédés, et le solde est rétabli chaque mois. Là où la page de paiement dit qu’il s’agit d’un essai, aucun argent ne circule et aucun contrat payant n’est conclu.',
          'Nous annonçons les changements de prix au moins 30 jours avant qu’ils ne s’appliquent à vous.',
        ],
      },
      {
        title: 'Commentaires',
        paragraphs: [
          'Si vous nous envoyez des idées ou des commentaires, nous pouvons les utiliser librement et sans rien vous devoir en échange.',
        ],
      },
      {
        title: 'Fin de l’accord',
        paragraphs: [
          'Vous pouvez arrêter à tout moment et supprimer votre compte. Nous pouvons suspendre ou supprimer votre accès si vous enfreignez ces conditions gravement ou à plusieurs reprises, si la loi l’exige, ou si nous fermons le service ; quand nous le pouvons, nous vous prévenons et vous laissons le temps d’exporter vos données.',
        ],
      },
      {
        title: 'Absence de garantie',
        paragraphs: [
          'Le service est fourni tel quel et selon sa disponibilité. Dans la mesure où la loi le permet, nous ne garantissons pas qu’il soit exempt d’erreurs, ininterrompu ou propre à un usage particulier, comme la réussite d’un examen.',
        ],
      },
      {
        title: 'Limite de responsabilité',
        paragraphs: [
          'Dans la mesure où la loi le permet, nous ne répondons pas des dommages indirects ou consécutifs, du manque à gagner ni de la perte de données. Notre responsabilité totale, toutes réclamations confondues, est limitée au plus élevé des deux montants suivants : ce que vous nous avez payé au cours des 12 mois précédant le fait à l’origine de la réclamation, ou 100 $US. Rien ici ne limite la responsabilité que la loi ne permet pas de limiter, par exemple en cas de faute intentionnelle, de négligence grave ou de dommages corporels.',
        ],
      },
      {
        title: 'Indemnisation',
        paragraphs: [
          `Si quelqu’un agit contre ${companyName} parce que vous avez enfreint ces conditions, la loi ou les droits d’autrui, vous prenez en charge le coût raisonnable de cette réclamation, dans la mesure de votre faute et de ce que la loi permet.`,
        ],
      },
      {
        title: 'Modification de ces conditions',
        paragraphs: [
          'Nous pouvons modifier ces conditions. Nous annonçons les changements importants au moins 14 jours avant qu’ils ne s’appliquent. Si vous n’êtes pas d’accord, cessez d’utiliser le service avant cette date ; l’utiliser ensuite signifie que vous les acceptez.',
        ],
      },
      {
        title: 'Droit applicable et arbitrage',
        paragraphs: [
          `Ces conditions sont régies par le droit de ${jurisdiction}, sans ses règles de conflit de lois. Veuillez d’abord nous écrire ; la plupart des questions se règlent ainsi. Ce qui ne peut être réglé en 60 jours est tranché par un arbitrage contraignant à ${venue}, par un seul arbitre et entre vous et nous seulement, non à titre collectif, dans la mesure où la loi le permet.`,
          'Chaque partie peut saisir un tribunal compétent pour les petits litiges, ou tout tribunal compétent pour faire cesser une atteinte. Les droits que le droit de la consommation vous donne, y compris celui de saisir les tribunaux de votre pays, demeurent.',
        ],
      },
      {
        title: 'Sanctions et exportation',
        paragraphs: [
          'Vous ne pouvez pas utiliser le service là où des embargos ou des lois sur l’exportation l’interdisent, ni si vous figurez sur une liste de personnes avec lesquelles nous n’avons pas le droit de traiter.',
        ],
      },
      {
        title: 'Intégralité de l’accord',
        paragraphs: [
          'Ces conditions et la politique de confidentialité forment l’intégralité de l’accord entre vous et nous sur l’utilisation de ce service ; la licence du code source existe à côté d’elles. Si une partie n’est pas valable, le reste demeure. Que nous n’appliquions pas aussitôt une partie ne vaut pas renonciation. Vous ne pouvez pas céder l’accord sans notre consentement.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [`${companyName}, ${address}. E-mail : ${email}. Téléphone : ${phone}.`],
      },
    ],
  }
}
