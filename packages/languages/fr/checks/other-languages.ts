import { wordsOf } from './words.ts'

/** Frequent Spanish, Italian, Portuguese, German and English words that French does not have. */
export const otherLanguages = wordsOf(
  'hola tengo tiene tienes una uno unos unas hermano hermana hermanos hermanas el los muy pero porque soy ' +
    'eres estoy está están somos gusta gustan quiero quieres puedo puede hay también más donde dónde cuando ' +
    'cómo adiós buenos buenas días padre madre amigo amiga años trabajo trabaja escuela sono sei sette hai ' +
    'abbiamo gli della delle nel nella che molto grazie buongiorno você ele não são tenho uma meu minha muito ' +
    'obrigado com ich bin ist und nicht das der die ein eine wir haben mein meine für auch sehr danke the and ' +
    'of is my with this that was they she he his her our your want because from very really',
)
