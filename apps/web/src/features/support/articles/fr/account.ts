import type { TopicArticles } from '../../help/article'

export const account: TopicArticles<'account'> = {
  'tutor-settings': {
    title: 'Régler le tuteur à votre goût',
    problem: 'Vous voulez plus d’aide dans les conversations, ou moins.',
    steps: [
      'Ouvrez {shell.pages.settings.name} et allez à {settings.tutor}.',
      'Pour plus de difficulté, masquez les mots que vous connaissez bien et faites montrer d’abord seulement où et pourquoi.',
      'Pour plus d’aide, affichez le sens d’un mot au survol et faites suggérer des réponses.',
    ],
    expect: 'Chaque changement prend effet aussitôt et s’enregistre tout seul, pour tous vos appareils.',
    words: 'préférences, options, masquer des mots, lecture automatique, remarques, suggestions, survol',
  },
  'interface-language': {
    title: 'Changer la langue de l’interface',
    problem: 'Vous voulez lire les menus et l’aide dans une autre langue.',
    steps: [
      'Ouvrez {shell.pages.settings.name} et choisissez une langue sous {common.interfaceLanguage} : anglais, espagnol, français ou chinois.',
      'Avant de vous connecter, vous trouvez le même choix sous le formulaire.',
    ],
    expect:
      'Seule l’interface change ; la langue que vous apprenez reste la même. Le sens des mots est donné en anglais dans toutes les langues de l’interface.',
    words: 'English, Español, 中文, langue du menu, traduire',
  },
  appearance: {
    title: 'Clair ou sombre, et les couleurs des tons',
    problem: 'La page est trop claire ou trop sombre pour vous, ou les couleurs des tons vous gênent.',
    steps: [
      'Ouvrez {shell.pages.settings.name} et allez à « {settings.sections.appearance} ».',
      'Sous {settings.theme}, choisissez clair, sombre, ou comme votre appareil.',
      'Activez ou désactivez « {settings.toneColours} ».',
    ],
    expect:
      'L’effet est immédiat, sur tous vos appareils. Les signes des tons restent, avec ou sans couleurs. Si votre appareil demande moins de mouvement, rien ne bouge.',
    words: 'thème, mode sombre, nuit, luminosité, contraste, couleurs du pinyin, animation',
  },
  account: {
    title: 'Nom, adresse e-mail et mot de passe',
    problem: 'Vous voulez changer de nom ou de façon de vous connecter.',
    steps: [
      'Ouvrez {shell.pages.settings.name}. Votre nom s’y change ; sous « {settings.sections.account} », « {account.changeEmail} » et « {account.changePassword} » font le reste.',
      'Une nouvelle adresse compte dès que vous ouvrez le lien qui y est envoyé ; l’ancienne en est avertie. Un nouveau mot de passe déconnecte vos autres appareils.',
      'Tous deux demandent votre mot de passe, ou un code par e-mail, sauf juste après la connexion.',
      'Mot de passe oublié ? Choisissez « {auth.forgotPassword} » à la connexion.',
      'Pour quitter cet appareil, choisissez {shell.signOut} dans le menu. « {account.signOutEverywhere} » le fait sur tous.',
      'Sous « {account.sessions.title} » figurent les appareils où votre compte est ouvert. Déconnectez l’appareil perdu : c’est effectif en moins d’une heure.',
    ],
    expect:
      'La déconnexion efface ce que ce navigateur gardait de vous, et rien sur le serveur. Pas d’e-mail ? Regardez dans les indésirables.',
    words:
      'se connecter, identifiant, email, mot de passe oublié, réinitialiser, déconnexion, changer de nom, appareils, sessions, téléphone perdu, volé',
  },
  memory: {
    title: 'Ce que le tuteur retient de vous',
    problem: 'Le tuteur revient sur une chose que vous lui avez dite, et vous voulez la voir ou la changer.',
    steps: [
      'Ouvrez {shell.pages.settings.name} et allez à {memory.title}.',
      'Effacez certaines choses, ou tout.',
      'Désactivez le tout avec « {memory.switch} ».',
    ],
    expect:
      'La santé, les croyances et les coordonnées ne sont jamais retenues. Une fois ce réglage désactivé, plus rien n’est retenu, et le tuteur ignore ce qui l’était avant.',
    words: 'vie privée, oublier, données personnelles, fautes',
  },
  'your-data': {
    title: 'Emporter vos données ou supprimer votre compte',
    problem: 'Vous voulez une copie de tout ce qui est à vous, ou partir pour de bon.',
    steps: [
      'Ouvrez {shell.pages.settings.name} et allez à « {settings.sections.privacy} ».',
      '« {account.exportAll} » vous donne tout dans un fichier, et vos mots aussi pour les tableurs et Anki.',
      '« {account.delete} » vous demande de taper votre adresse et de montrer que c’est bien vous, par votre mot de passe ou un code reçu par e-mail. Une formule payante prend fin avec lui.',
    ],
    expect:
      'La suppression efface aussitôt toutes vos données et tous vos fichiers, sans retour possible : exportez avant. Ce qui est gardé et pourquoi se trouve dans la politique de confidentialité.',
    words: 'confidentialité, RGPD, exporter, télécharger mes données, supprimer le compte, fermer, effacer',
  },
}
