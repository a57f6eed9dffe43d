import type { TopicArticles } from '../../help/article'

export const bank: TopicArticles<'bank'> = {
  'how-words-grow': {
    title: 'Comment poussent les mots',
    problem: 'Vous vous demandez ce que veulent dire les plantes, et pourquoi un mot est fragile ou solide.',
    steps: [
      'Ouvrez {shell.pages.bank.name} : chaque mot montre une plante, de la graine à la fleur, et sa maîtrise de 0 à 100.',
      'Un mot est planté quand vous le cherchez, l’ajoutez, l’employez dans une phrase à vous, faites sa leçon ou l’importez. Ce que le tuteur a seulement dit se trouve sous {bankWords.standings.met} : appuyez sur {bankWords.plant} pour ceux que vous voulez.',
      'Un mot pousse chaque fois que vous le rencontrez : dans une conversation, une leçon ou une révision.',
      'Si vous en consultez le sens, il pousse moins vite.',
    ],
    expect:
      'Au-dessous de 60, un mot est fragile ; à partir de 80, il est solide. Le moment de le réviser n’en dépend pas : il dépend de la façon dont vous vous en souvenez.',
    words: 'force, plante, graine, fleur, fragile, solide, jardin, score',
  },
  'add-words': {
    title: 'Ajouter vos propres mots',
    problem: 'Vous avez rencontré un mot ailleurs et voulez l’apprendre ici.',
    steps: [
      'Ouvrez {shell.pages.bank.name} et appuyez sur {bankWords.addWords}.',
      'À la main : tapez le mot ; le dictionnaire propose pendant que vous écrivez.',
      'D’un texte : collez un article ou une chanson, et choisissez les mots qui sont nouveaux pour vous.',
      'Donnez-leur une étiquette si vous voulez les retrouver ensemble.',
    ],
    expect:
      'Les nouveaux mots arrivent dans vos prochaines révisions. Un mot que vous avez déjà reste tel quel.',
    words: 'nouveau mot, liste, coller, texte, étiquette',
  },
  'sort-words': {
    title: 'Trouver, étiqueter et retirer beaucoup de mots',
    problem: 'Votre vocabulaire a grandi et vous voulez y mettre de l’ordre.',
    steps: [
      'Tapez dans la recherche, ou ouvrez {bankWords.filters} pour ne voir que certains mots, selon leur maîtrise, leur étiquette, leur jour ou leur origine.',
      'Cochez les mots dans leurs cases ; avec Maj, vous cochez tous ceux qui sont entre deux.',
      'Sous la liste, choisissez quoi en faire : étiqueter, annoter, s’entraîner ou retirer.',
    ],
    expect: 'Tout ce que vous faites peut être annulé aussitôt avec {bank.undo}, ou par Ctrl et Z.',
    words: 'filtrer, chercher, sélectionner, supprimer des mots, étiquettes, notes, annuler, trier',
  },
  'import-words': {
    title: 'Importer des mots d’un fichier',
    problem: 'Vous avez une liste dans un tableur, dans Anki ou dans un fichier texte.',
    steps: [
      'Ouvrez {shell.pages.bank.name}, appuyez sur {bankWords.addWords} et choisissez {bankFiles.wayNames.file}.',
      'Choisissez le fichier ou déposez-le sur le champ. Le CSV, un texte exporté d’Anki et un mot par ligne sont compris.',
      'Regardez l’aperçu : il dit ce qui est nouveau, ce que vous avez déjà, et ce qui ne va pas à quelle ligne.',
      'Corrigez dans votre fichier les lignes en défaut, ou importez quand tout est en ordre.',
    ],
    expect:
      'Un fichier qui contient des erreurs ne change rien : vous ne vous retrouvez jamais avec une moitié. Jusqu’à 100 000 lignes sont acceptées à la fois.',
    words: 'csv, anki, excel, tableur, téléverser, paquet, liste, erreur, ligne',
  },
  'export-words': {
    title: 'Exporter des mots, aussi pour Anki',
    problem: 'Vous voulez avoir vos mots ailleurs, ou en faire une copie.',
    steps: [
      'Ouvrez {shell.pages.bank.name} et appuyez sur {bankWords.exportWords}. Pour n’en exporter que certains, filtrez-les ou cochez-les avant.',
      'Choisissez le format : un tableau pour les tableurs, du JSON avec tout, ou un texte pour Anki.',
      'Dans Anki, choisissez Importer, puis le fichier.',
    ],
    expect:
      'Le fichier est enregistré là où votre navigateur met les téléchargements. Le tableau peut être importé ici à nouveau. Pour tout le reste, voyez l’article sur vos données.',
    words: 'csv, json, anki, télécharger, sauvegarde, enregistrer, tableur, excel',
  },
}
