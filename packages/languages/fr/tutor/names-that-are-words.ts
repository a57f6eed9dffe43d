import { wordSet } from '../../kit/word-set.ts'

/** First names that are words, too, or forms of them, in lower case. */
export const namesThatAreWords = wordSet(
  'aimé aimée ambre amour andré ange angélique aube aurore barbe basile blanche brice capucine céleste',
  'cerise christian claire clément clémence constance constant désiré désirée désirée églantine fleur',
  'fleure florent france franck gaspard gentil grâce guy hilaire honoré hortense iris jacinthe jade',
  'jasmine jean juste justine léo lili lily lise loup luc lucie ludovic manon marc marguerite marie',
  'marin marine martin max mélodie narcisse nicole nina noël noëlle océane olive olivier ours parfait',
  'pascal pascale patrice paul perle pierre prune prudence reine rémi rémy renaud rené renée roman',
  'romain romane rose roxane sacha serge serein sylvestre tom victoire vincent violette xavier yves zoé',
  'clara ben louis louise charlotte jacques madeleine alice éden jules julienne mark will carol',
)
