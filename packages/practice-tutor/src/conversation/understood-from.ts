/** From this likeness on an answer counts as one of the expected ones. */
export const understoodFrom = 0.62

/** From here on it is what the scene asked for, whatever it says elsewhere: “no sé” and “gracias” may be an answer. */
export const answeredFrom = 0.9

/** From here on an answer is called correct. */
export const correctFrom = 0.97
