/** The closed classes of German. Sein and haben are auxiliaries too, but learnt as verbs. */
export const germanFunctionWords: readonly string[] = [
  // determiners
  'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner',
  'mein meine meinen meinem meiner dein deine deinen deinem deiner ihr ihre ihren ihrem ihrer',
  // pronouns
  'ich du er sie es wir mich dich sich uns euch mir dir ihm ihn ihnen was wer etwas nichts',
  // prepositions
  'mit in im ins auf aus von vom zu zum zur für bei beim nach um an am bis ohne',
  // conjunctions and particles
  'und oder aber weil dass wenn nicht',
].flatMap((line) => line.split(' '))
