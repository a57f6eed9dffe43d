/** The ends that each beginning of a syllable may have; ü is u after j, q, x and y. */
const written = `
 a o e ai ei ao ou an en ang eng er m n ng r ê
b a o ai ei ao an en ang eng i ia ie iao ian in iang ing u
p a o ai ei ao ou an en ang eng i ie iao ian in ing u
m a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u
f a o ei ou an en ang eng u iao
d a e ai ei ao ou an en ang eng ong i ia ie iao iu ian ing u uo ui uan un
t a e ai ei ao ou an ang eng ong i ie iao ian ing u uo ui uan un
n a e ai ei ao ou an en ang eng ong i ia ie iao iu ian in iang ing u uo uan un ü üe
l a o e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un ü üe
g a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang
k a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang
h a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang m ng
j i ia ie iao iu ian in iang ing iong u ue uan un
q i ia ie iao iu ian in iang ing iong u ue uan un
x i ia ie iao iu ian in iang ing iong u ue uan un
zh a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang
ch a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang
sh a e i ai ei ao ou an en ang eng u ua uo uai ui uan un uang
r e i ao ou an en ang eng ong u ua uo ui uan un
z a e i ai ei ao ou an en ang eng ong u uo ui uan un
c a e i ai ei ao ou an en ang eng ong u uo ui uan un
s a e i ai ei ao ou an en ang eng ong u uo ui uan un
y a o e ai ao ou an ang i in ing ong u ue uan un
w a o ai ei an en ang eng u
`

const syllables: ReadonlySet<string> = new Set(
  written
    .split('\n')
    .flatMap((line) => {
      const [begin = '', ...ends] = line.split(' ')
      return ends.map((end) => begin + end)
    })
    .filter((syllable) => syllable !== ''),
)

/** Whether letters without a tone are a syllable of Mandarin; r is the one that 儿 adds. */
export function isSyllable(letters: string): boolean {
  return syllables.has(letters)
}

/** The longest, as zhuang. */
export const longestSyllable = 6

const beginnings: ReadonlySet<string> = new Set(
  Array.from(syllables).flatMap((syllable) =>
    Array.from(syllable, (_, place) => syllable.slice(0, place + 1).replace('ü', 'u')).concat(
      Array.from(syllable, (_, place) => syllable.slice(0, place + 1)),
    ),
  ),
)

/** Whether letters without a tone may go on to a syllable, or are one; ü may be typed u. */
export function beginsSyllable(letters: string): boolean {
  return beginnings.has(letters)
}
