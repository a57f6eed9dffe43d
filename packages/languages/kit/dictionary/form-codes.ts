/** The reason code of a finite form, with its person and number (see form-reason). */
export const finiteForm = /^(?:pr|im|pt|sp|fu|co|su|si)([123][sp])$/
/** That of a past participle as it stands in a compound tense. */
export const pastParticiple = /^pp(?:ms)?$/
