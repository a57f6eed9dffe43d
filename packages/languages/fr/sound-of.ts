/** How words begin whose h is silent for elision, too: of those that are not here one cannot be sure. */
const silentH =
  /^h(?:abil|abit|aleine|allucin|altère|ameçon|armon|ebdo|éberg|ébreu|ectare|élas|élic|émi|émo|éraldi|erb|érédit|érit|éroï(?:ne|que|sme)|ésit|étér|eur(?:e(?!t)|es)|exa|ibern|ier|ilar|indou|ippo|irondelle|istoir|istori|iver|omicid|ommage|omme|omo|onnêt|onneur|onor|ôp|opital|oraire|orizon|orlog|ormon|oroscop|orreur|orribl|orrifi|ospi|osti|ôte|uil|uissier|uître|uitre|umai|umbl|umeur|umid|umili|umour|umor|umus|ydr|yène|ygièn|ymne|yper|ypno|ypo|ystér)/
/** Words with an h before which nothing is left out: le haricot. */
const soundedH =
  /^h(?:a(?:che|chis|ie|is$|ine|ïr|it|ïs|ll|lte|meau|mac|mster|mburger|nch|ndball|ndicap|ngar|nnet|nt|rcel|rdi|rem|reng|rgn|ricot|rnais|rp|rnach|sard|sch|te|us|ut|vre)|âl|ât|é(?:risson|ron|ros$|rosson)|er(?:nie)|eurt|ibou|ic$|ideu|iérarch|ip|iss|obb|ochet|ockey|olland|omard|ongr|ont|oquet|ors|ot-dog|ou|ubl|ue|uit(?!r)|ur)/

/** What a word begins with for the ear; undefined for a word with h that is not known. */
export function soundOf(word: string): 'vowel' | 'consonant' | undefined {
  if (word.startsWith('h'))
    return silentH.test(word) ? 'vowel' : soundedH.test(word) ? 'consonant' : undefined
  if (/^(onz|oui$|ouistiti|ouf$|yaourt|yacht|yoga|ululer|uhlan|ixe$)/.test(word)) return 'consonant'
  return /^[aeiouàâäéèêëîïôöûüœæ]/.test(word) || /^y(?![aeiou])/.test(word) ? 'vowel' : 'consonant'
}
