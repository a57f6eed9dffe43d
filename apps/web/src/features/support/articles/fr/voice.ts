import type { TopicArticles } from '../../help/article'

export const voice: TopicArticles<'voice'> = {
  'hear-tutor': {
    title: 'Entendre le tuteur ou choisir sa voix',
    problem: 'On n’entend rien, c’est trop rapide, ou vous préférez une autre voix.',
    steps: [
      'Appuyez sur {speech.play} sous un message. À côté, vous pouvez suspendre, reprendre au début et changer la vitesse.',
      'Pour que la voix démarre toute seule, activez « {settings.switches.autoplay_audio} » dans {shell.pages.settings.name}.',
      'C’est aussi là que vous choisissez parmi dix voix ; le haut-parleur permet d’écouter chacune avant.',
      'S’il n’y a toujours pas de son, vérifiez le volume et si le navigateur a coupé le son de cet onglet.',
    ],
    expect:
      'Les navigateurs n’autorisent le son qu’après un premier clic dans la page. Une seule chose est lue à la fois, et le mot prononcé est marqué.',
    words: 'son, audio, haut-parleur, muet, volume, lent, vitesse, lecture automatique',
  },
  speak: {
    title: 'Parler au lieu de taper',
    problem: 'Vous voulez parler avec le tuteur à voix haute.',
    steps: [
      'Appuyez sur le microphone, parlez, puis appuyez de nouveau ; ou gardez-le appuyé pendant que vous parlez.',
      'Relisez ce qui a été écrit, corrigez au besoin et envoyez.',
      'Sous {voice.options}, vous pouvez activer {voice.handsFree} : votre tour finit alors quand vous vous taisez. {voice.thinking} le garde ouvert pendant que vous cherchez un mot.',
      '{voice.sendsAtOnce} envoie sans vous montrer le texte avant.',
    ],
    expect:
      'Ce que vous dites est écrit par le serveur ou, à défaut, par votre navigateur ; certains navigateurs envoient pour cela le son à leur éditeur. Un enregistrement qui n’a pas pu être écrit est gardé.',
    words: 'micro, voix, dicter, mains libres, parler, appuyer pour parler',
  },
  microphone: {
    title: 'Le microphone ne marche pas',
    problem: 'Rien ne s’enregistre, ou la page n’a pas le droit d’utiliser le microphone.',
    steps: [
      'Cliquez sur le signe près de l’adresse dans votre navigateur et autorisez le microphone pour cette page. Sur un téléphone, regardez aussi dans les réglages de l’application du navigateur.',
      'Fermez les autres programmes qui s’en servent, comme un appel vidéo, et vérifiez que le bon microphone est choisi.',
      'Il faut une adresse sûre pour enregistrer : elle commence par https, ou c’est localhost.',
      'Rechargez la page et réessayez.',
    ],
    expect:
      'Pendant que vous parlez, la barre suit votre voix. Si elle reste plate, le navigateur écoute un autre microphone. En attendant, vous pouvez taper.',
    words: 'micro, autorisation, refusé, bloqué, enregistrement, silence, https',
  },
  'say-after': {
    title: 'Travailler la prononciation',
    problem: 'Vous voulez vous entendre à côté du tuteur.',
    steps: [
      'Appuyez sur {voice.practise} sous un message du tuteur ou à côté d’une phrase d’une leçon.',
      'Écoutez le modèle, puis appuyez sur {voice.record} et dites la phrase.',
      'Écoutez les deux l’un après l’autre et comparez.',
    ],
    expect:
      'Vous voyez quels mots ont été compris et, en mandarin, vos tons à côté de ceux du modèle. C’est une image pour comparer, pas une note.',
    words: 'répéter, tons, accent, prononcer, m’enregistrer, onde sonore',
  },
}
