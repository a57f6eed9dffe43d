/** The page that practises words handed over in the router's state, as `{ words }`. */
export const practicePath = '/review/practice'
