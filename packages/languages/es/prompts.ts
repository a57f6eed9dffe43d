import { latinWords } from '../kit/prompts/latin-words.ts'
import { wholeWords } from '../kit/prompts/whole-words.ts'
import type { PromptRules } from '../prompt-rules.ts'

export const prompts: PromptRules = {
  variety: 'the Spanish of Spain, with tú',
  register: 'tú among friends and family; as staff, official or stranger to an adult, usted',
  wordsOf: (text) => latinWords(text),
  highestLevel: { beginner: 'A1', elementary: 'A2', intermediate: 'B1', advanced: 'C1' },
  shortestTopic: 5,
  unfit: [
    // Health
    wholeWords(`enferm(?:o|a|os|as|edad*) c[aá]ncer diab[eé]t* depres* ansiedad embaraz* discapac* al[eé]rg* asma*
      medicamento* dolor*`),
    // Beliefs and politics
    wholeWords(`cristian* cat[oó]li* musulm* jud[ií][oa]* ate[oa]s? agn[oó]sti* iglesia* mezquita* dios pol[ií]ti*
      vot[aoó] comunis* sindicato*`),
    // Sexuality, descent, money, crime
    wholeWords('sexo transgénero raza [eé]tni* salarios? sueldos? deudas? cárcel'),
    // Ways to reach somebody, and secrets
    wholeWords('contraseña pasaporte dirección'),
    // Orders to the tutor
    wholeWords('sistema'),
  ],
}
