/** The columns of the table: pick, strength, word, meaning, due, added, hear. */
export const gridColumns =
  'grid grid-cols-[2rem_5.5rem_minmax(0,2fr)_minmax(0,3fr)_7rem_7rem_2.5rem] items-center gap-3'
