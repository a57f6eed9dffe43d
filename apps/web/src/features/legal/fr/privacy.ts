import type { LegalNames } from '../legal-names'
import type { LegalText } from '../legal-text'

/** Translation of the English policy, section by section. */
export function privacy({ companyName, address, email, phone, jurisdiction }: LegalNames): LegalText {
  return {
    title: 'Politique de confidentialité',
    intro: `Cette politique dit quelles données personnelles ${companyName} (« nous ») traite quand vous utilisez Lingarden, pourquoi, et ce que vous pouvez y faire.`,
    sections: [
      {
        title: 'Ce que nous recueillons',
        paragraphs: [
          'Ce que vous nous donnez : votre nom, votre adresse e-mail et votre mot de passe (conservé seulement sous forme de hachage), les réglages, les niveaux de langue et les formes d’adresse que vous choisissez, les messages au tuteur, les enregistrements si vous parlez, les notes, étiquettes, objectifs, amis, suggestions et votes, les commentaires et captures d’écran que vous joignez, votre formule et les traces de paiement (les données de carte restent chez le prestataire de paiement).',
          'Ce qui naît de l’utilisation : les mots que vous rencontrez et consultez, les fautes qui ont été corrigées, le temps de pratique, les révisions, les crédits, le moment de votre dernière visite, et des traces techniques comme votre adresse IP, les navigateurs avec lesquels vous vous connectez et les erreurs.',
          'Votre navigateur garde sur votre appareil votre session, vos réglages et des copies de mots et de conversations récentes, uniquement pour que l’application fonctionne.',
        ],
      },
      {
        title: 'À quoi cela nous sert',
        paragraphs: [
          'À faire fonctionner le service et à retenir vos progrès, à adapter le tuteur à votre niveau, à vous répondre, à facturer les formules payantes, à garder le service sûr, et à trouver et corriger les défauts. Nous ne vendons pas de données personnelles et n’affichons pas de publicité.',
        ],
      },
      {
        title: 'Usage de l’intelligence artificielle',
        paragraphs: [
          'Ce que vous écrivez ou dites au tuteur est traité par un logiciel pour produire des réponses, des corrections et de la parole. Là où nous avons connecté un prestataire de modèles de langage ou de voix, votre message et ce que le tuteur doit savoir (langue, niveau, messages récents, mots de votre vocabulaire) lui sont envoyés. Sans prestataire, les réponses du tuteur sont faites sur notre propre serveur ou sur celui de notre hébergeur.',
          'Nous n’utilisons pas vos messages pour entraîner des modèles, et ne le permettons pas à nos prestataires, dans la mesure où leurs conditions nous laissent le choix.',
        ],
      },
      {
        title: 'Bases juridiques',
        paragraphs: [
          'Nous traitons des données pour exécuter notre contrat avec vous, avec votre consentement là où nous le demandons, pour notre intérêt légitime à un service sûr et qui fonctionne, et pour respecter des obligations légales. Vous pouvez retirer votre consentement à tout moment pour l’avenir.',
        ],
      },
      {
        title: 'Qui reçoit des données',
        paragraphs: [
          'Des prestataires qui travaillent pour nous sous contrat : hébergement, courrier, paiement et, là où ils sont connectés, modèles de langage et voix. Les amis que vous avez acceptés voient le nom que vous affichez et les chiffres du classement. Les autres voient vos suggestions de fonctions. Une capture d’écran jointe à un commentaire peut être ouverte par quiconque connaît son adresse, qui est longue et ne figure nulle part. Les autorités ne reçoivent des données que là où la loi nous y oblige.',
        ],
      },
      {
        title: 'Transferts vers d’autres pays',
        paragraphs: [
          'Certains prestataires peuvent traiter des données hors de votre pays. Là où la loi demande des garanties, comme les clauses contractuelles types, nous les appliquons.',
        ],
      },
      {
        title: 'Combien de temps nous gardons les données',
        paragraphs: [
          'Tant que vous avez un compte. Quand vous le supprimez, vos lignes et vos fichiers sont supprimés ; les copies dans les sauvegardes disparaissent à mesure qu’elles sont écrasées. Les pièces que le droit fiscal ou d’autres lois exigent sont gardées le temps qu’ils fixent. Les traces techniques ne sont gardées que le temps nécessaire pour trouver les défauts et mettre fin aux abus.',
        ],
      },
      {
        title: 'Vos droits',
        paragraphs: [
          `Vous pouvez demander l’accès, la rectification, la suppression, la limitation et une copie dans un format courant, et vous opposer au traitement. Écrivez à ${email}. Vous pouvez aussi saisir l’autorité de protection des données du lieu où vous vivez.`,
        ],
      },
      {
        title: 'Enfants de moins de 13 ans',
        paragraphs: [
          'Lingarden n’est pas destiné aux enfants de moins de 13 ans, et nous ne recueillons pas sciemment leurs données. Si vous pensez qu’un enfant nous a donné des données, écrivez-nous et nous les supprimerons.',
        ],
      },
      {
        title: 'Sécurité',
        paragraphs: [
          'Les connexions sont chiffrées là où ce site est atteint par HTTPS, la base de données elle-même réserve l’accès aux lignes à leur propriétaire, et les secrets restent sur le serveur. Aucun système n’est parfaitement sûr ; si une violation vous concerne, nous vous en informons comme la loi l’exige.',
        ],
      },
      {
        title: 'Décisions automatisées',
        paragraphs: [
          'Les corrections du tuteur, la force des mots et les dates de révision sont calculées automatiquement. Elles n’ont pas d’effet juridique pour vous, et vous pouvez ne pas en tenir compte.',
        ],
      },
      {
        title: 'Précisions par région',
        paragraphs: [
          'Espace économique européen et Royaume-Uni : les droits ci-dessus suivent le RGPD et le RGPD britannique. Californie : vous pouvez demander ce que nous recueillons et le faire supprimer, et vous n’êtes pas moins bien traité pour autant ; nous ne vendons ni ne partageons d’informations personnelles. Chine continentale et autres régions : les droits que le droit local vous donne s’ajoutent à ceux-ci.',
          `Cette politique est régie par le droit de ${jurisdiction}, dans la mesure où les règles impératives de votre pays le permettent.`,
        ],
      },
      {
        title: 'Modification de cette politique',
        paragraphs: [
          'Nous annonçons les changements importants dans le produit ou par e-mail avant qu’ils ne s’appliquent. Cette version est celle en vigueur à la date ci-dessus.',
        ],
      },
      {
        title: 'Contact',
        paragraphs: [
          `Le responsable du traitement est ${companyName} : ${address}. E-mail : ${email}. Téléphone : ${phone}.`,
        ],
      },
    ],
  }
}
