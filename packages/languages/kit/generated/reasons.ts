// Generated from reasons.*.yaml by packages/languages/scripts/compile-texts.ts. Do not edit.
import type { ReasonTexts } from '../reasons/reason.ts'

export const reasons = {
  "written": {
    "words": [
      "word"
    ],
    "en": "It is written “{word}”.",
    "es": "Se escribe «{word}».",
    "fr": "On écrit « {word} ».",
    "zh": "应该写成“{word}”。"
  },
  "writtenAccent": {
    "words": [
      "word"
    ],
    "en": "It is written “{word}”; mind the accent.",
    "es": "Se escribe «{word}»; fíjate en el acento.",
    "fr": "On écrit « {word} » ; attention à l’accent.",
    "zh": "应该写成“{word}”，注意重音符号。"
  },
  "accents": {
    "words": [
      "word"
    ],
    "en": "Mind the accents: “{word}”.",
    "es": "Fíjate en los acentos: «{word}».",
    "fr": "Attention aux accents : « {word} ».",
    "zh": "注意“{word}”的重音符号。"
  },
  "accentOf": {
    "words": [
      "word"
    ],
    "en": "“{word}” has an accent.",
    "es": "«{word}» lleva acento.",
    "fr": "« {word} » prend un accent.",
    "zh": "“{word}”有重音符号。"
  },
  "spelling": {
    "words": [
      "word"
    ],
    "en": "It is spelt “{word}”.",
    "es": "Fíjate en la ortografía: «{word}».",
    "fr": "Attention à l’orthographe : « {word} ».",
    "zh": "注意“{word}”的拼写。"
  },
  "formHere": {
    "words": [
      "word"
    ],
    "en": "Here it is “{word}”.",
    "es": "Aquí es «{word}».",
    "fr": "Ici, c’est « {word} ».",
    "zh": "这里用“{word}”。"
  },
  "formFeminine": {
    "words": [
      "word"
    ],
    "en": "The noun is feminine here: “{word}”.",
    "es": "El sustantivo es femenino: «{word}».",
    "fr": "Le nom est féminin : « {word} ».",
    "zh": "这个名词是阴性，用“{word}”。"
  },
  "formMasculine": {
    "words": [
      "word"
    ],
    "en": "The noun is masculine here: “{word}”.",
    "es": "El sustantivo es masculino: «{word}».",
    "fr": "Le nom est masculin : « {word} ».",
    "zh": "这个名词是阳性，用“{word}”。"
  },
  "measureWord": {
    "words": [
      "word"
    ],
    "en": "This noun takes the measure word “{word}”.",
    "es": "Este sustantivo lleva el clasificador «{word}».",
    "fr": "Ce nom prend le classificateur « {word} ».",
    "zh": "这个名词的量词是“{word}”。"
  },
  "oneSays": {
    "words": [
      "words"
    ],
    "en": "One says “{words}”.",
    "es": "Se dice «{words}».",
    "fr": "On dit « {words} ».",
    "zh": "应该说“{words}”。"
  },
  "oneSaysWithout": {
    "words": [
      "word",
      "without"
    ],
    "en": "One says “{word}”, without “{without}”.",
    "es": "Se dice «{word}», sin «{without}».",
    "fr": "On dit « {word} », sans « {without} ».",
    "zh": "应该说“{word}”，不用“{without}”。"
  },
  "becomes": {
    "words": [
      "words",
      "short"
    ],
    "en": "“{words}” becomes “{short}”.",
    "es": "«{words}» se convierte en «{short}».",
    "fr": "« {words} » devient « {short} ».",
    "zh": "“{words}”要缩合成“{short}”。"
  },
  "feminine": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“{noun}” is feminine: “{form}”.",
    "es": "«{noun}» es femenino: «{form}».",
    "fr": "« {noun} » est féminin : « {form} ».",
    "zh": "“{noun}”是阴性：“{form}”。"
  },
  "masculine": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“{noun}” is masculine: “{form}”.",
    "es": "«{noun}» es masculino: «{form}».",
    "fr": "« {noun} » est masculin : « {form} ».",
    "zh": "“{noun}”是阳性：“{form}”。"
  },
  "pluralNoun": {
    "words": [
      "noun",
      "form"
    ],
    "en": "“{noun}” is plural: “{form}”.",
    "es": "«{noun}» es plural: «{form}».",
    "fr": "« {noun} » est au pluriel : « {form} ».",
    "zh": "“{noun}”是复数：“{form}”。"
  },
  "pluralAfter": {
    "words": [
      "determiner",
      "form"
    ],
    "en": "“{determiner}” is plural, so “{form}”.",
    "es": "«{determiner}» es plural, así que «{form}».",
    "fr": "« {determiner} » est au pluriel, donc « {form} ».",
    "zh": "“{determiner}”是复数，所以用“{form}”。"
  },
  "adjectiveAgrees": {
    "words": [
      "form"
    ],
    "en": "The adjective agrees with its noun: “{form}”.",
    "es": "El adjetivo concuerda con su nombre: «{form}».",
    "fr": "L’adjectif s’accorde avec son nom : « {form} ».",
    "zh": "形容词要和名词一致：“{form}”。"
  },
  "goesWith": {
    "words": [
      "subject",
      "verb"
    ],
    "en": "“{subject}” goes with “{verb}”.",
    "es": "Con «{subject}» va «{verb}».",
    "fr": "Avec « {subject} », c’est « {verb} ».",
    "zh": "“{subject}”要搭配“{verb}”。"
  },
  "infinitive": {
    "words": [
      "verb"
    ],
    "en": "The infinitive is needed here: “{verb}”.",
    "es": "Aquí hace falta el infinitivo: «{verb}».",
    "fr": "Il faut ici l’infinitif : « {verb} ».",
    "zh": "这里要用动词原形：“{verb}”。"
  },
  "participleAfter": {
    "words": [
      "verb",
      "participle"
    ],
    "en": "After “{verb}” comes the participle: “{participle}”.",
    "es": "Después de «{verb}» va el participio: «{participle}».",
    "fr": "Après « {verb} » vient le participe : « {participle} ».",
    "zh": "“{verb}”后面用过去分词：“{participle}”。"
  },
  "after": {
    "words": [
      "word",
      "next"
    ],
    "en": "After “{word}” comes “{next}”.",
    "es": "Después de «{word}» va «{next}».",
    "fr": "Après « {word} » vient « {next} ».",
    "zh": "“{word}”后面用“{next}”。"
  },
  "adverbAfterVerb": {
    "words": [
      "adverb"
    ],
    "en": "After a verb the adverb is “{adverb}”.",
    "es": "Después de un verbo, el adverbio es «{adverb}».",
    "fr": "Après un verbe, l’adverbe est « {adverb} ».",
    "zh": "动词后面的副词用“{adverb}”。"
  },
  "subjunctive": {
    "words": [
      "form"
    ],
    "en": "This wording takes the subjunctive: “{form}”.",
    "es": "Esta expresión pide subjuntivo: «{form}».",
    "fr": "Cette tournure demande le subjonctif : « {form} ».",
    "zh": "这种说法要用虚拟式：“{form}”。"
  },
  "than": {
    "words": [],
    "en": "Comparisons take “que”.",
    "es": "Las comparaciones llevan «que».",
    "fr": "Les comparaisons se font avec « que ».",
    "zh": "比较时用“que”。"
  },
  "likedArticle": {
    "words": [
      "thing"
    ],
    "en": "What one likes in general takes its article: “{thing}”.",
    "es": "Lo que gusta en general lleva artículo: «{thing}».",
    "fr": "Ce qu’on aime en général prend l’article : « {thing} ».",
    "zh": "泛指喜欢的东西要带冠词：“{thing}”。"
  },
  "standsAfter": {
    "words": [
      "adjective",
      "noun"
    ],
    "en": "“{adjective}” stands after “{noun}”.",
    "es": "«{adjective}» va detrás de «{noun}».",
    "fr": "« {adjective} » se place après « {noun} ».",
    "zh": "“{adjective}”放在“{noun}”后面。"
  },
  "infinitiveAfter": {
    "words": [
      "word",
      "verb"
    ],
    "en": "After “{word}” a verb stays in the infinitive: “{verb}”.",
    "es": "Después de «{word}» el verbo va en infinitivo: «{verb}».",
    "fr": "Après « {word} », le verbe reste à l’infinitif : « {verb} ».",
    "zh": "“{word}”后面的动词用原形：“{verb}”。"
  },
  "irregular": {
    "words": [
      "verb",
      "form"
    ],
    "en": "“{verb}” is irregular: “{form}”.",
    "es": "«{verb}» es irregular: «{form}».",
    "fr": "« {verb} » est irrégulier : « {form} ».",
    "zh": "“{verb}”是不规则动词：“{form}”。"
  },
  "ofHerself": {
    "words": [
      "form"
    ],
    "en": "You speak of yourself, so the form is feminine: “{form}”.",
    "es": "Hablas de ti: la forma va en femenino, «{form}».",
    "fr": "Vous parlez de vous : la forme est au féminin, « {form} ».",
    "zh": "你说的是自己，要用阴性形式：“{form}”。"
  },
  "ofHimself": {
    "words": [
      "form"
    ],
    "en": "You speak of yourself, so the form is masculine: “{form}”.",
    "es": "Hablas de ti: la forma va en masculino, «{form}».",
    "fr": "Vous parlez de vous : la forme est au masculin, « {form} ».",
    "zh": "你说的是自己，要用阳性形式：“{form}”。"
  }
} as const satisfies ReasonTexts
