import type { ByLanguage } from '../scenario.ts'

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** First names that are words, too, or forms of them, in lower case. */
export const namesThatAreWords: Pick<ByLanguage<ReadonlySet<string>>, 'es' | 'fr'> = {
  es: names(`alba alegría amparo ana ángel ángeles araceli aurora azucena beatriz begoña blanca bruno carmen clara
    concepción consuelo cruz dolores elena encarnación esperanza estrella eva fe félix flor francisca franco gloria
    guadalupe guillermo inmaculada jazmín jesús julio laura lara leo leal león leonor lucas lucía luna luz mar marco
    mari maría marina mario marta maya mercedes milagros montserrat nieves nina noa nuria olga olivia olmo pablo paco
    paloma pascual patricio paz pepa pilar plácido prudencia rafael ramón rita rocío román rosa rosario salvador
    santos sergio serena sol soledad susana tomás trinidad victoria violeta virginia vera viola zara mía dalia iris
    margarita rubén paula jordi ari sara celia iván tom max mark will carol`),
  fr: names(`aimé aimée ambre amour andré ange angélique aube aurore barbe basile blanche brice capucine céleste cerise
    christian claire clément clémence constance constant désiré désirée désirée églantine fleur fleure florent france
    franck gaspard gentil grâce guy hilaire honoré hortense iris jacinthe jade jasmine jean juste justine léo lili lily
    lise loup luc lucie ludovic manon marc marguerite marie marin marine martin max mélodie narcisse nicole nina noël
    noëlle océane olive olivier ours parfait pascal pascale patrice paul perle pierre prune prudence reine rémi rémy
    renaud rené renée roman romain romane rose roxane sacha serge serein sylvestre tom victoire vincent violette
    xavier yves zoé clara ben louis louise charlotte jacques madeleine alice éden jules julienne mark will carol`),
}
