/** A verb that is conjugated with a pronoun of its own. */
export interface ReflexiveVerb {
  /** The verb without its pronoun, which the finite forms are those of. */
  base: string
  /** A form of that verb with the pronoun of its person; undefined for codes that a conjugation does not show. */
  inflect: (form: string, code: string) => string | undefined
  /** Whether the table has a form, with its pronoun, under the reflexive verb itself where its code is one of these. */
  own: RegExp
  /** How such a form ends. */
  ownEnding: RegExp
}

/** How inflected forms are shown, beyond what the table of forms says. */
export interface FormRules {
  /** Undefined where a lemma is no reflexive verb. */
  readReflexive: (lemma: string) => ReflexiveVerb | undefined
  /** A form as it is printed where it may be typed otherwise; itself where it may not. */
  printed?: (form: string) => string
}
