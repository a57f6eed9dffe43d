import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

const pluralsOf = (noun: string) =>
  readBuiltDictionary('fr')
    .forms.listForms(noun)
    .filter(([, reasons]) => reasons.split(',').some((code) => code === 'pl' || code === 'mp'))
    .map(([form]) => form)

it.each(
  `bal bals, festival festivals, carnaval carnavals, cheval chevaux, journal journaux, travail travaux, corail coraux, émail émaux,
  vitrail vitraux, détail détails, bijou bijoux, genou genoux, chou choux, clou clous, pneu pneus, bleu bleus, jeu jeux,
  eau eaux, bateau bateaux, faisceau faisceaux, landau landaus, œil yeux, bras bras, voix voix, nez nez, total totaux, moral moraux,
  hébreu hébreux`
    .split(/,\s*/)
    .map((pair) => pair.split(' ') as [string, string]),
)('the French plural of %s is %s', (noun, plural) => {
  expect(pluralsOf(noun)).toEqual([plural])
})

it.each(['carácteres', 'régimenes', 'espécimenes', 'coraeux', 'chefes', 'jazces'])(
  'there is no %s',
  (form) => {
    expect(readBuiltDictionary('fr').forms.lookUp(form)).toEqual([])
  },
)
