/** Names in Latin letters as they are written: capitals, with the small words between that stand in names of places. */
const properName =
  /^(?:(?:la|el|los|las|le|les) )?\p{Lu}[\p{L}\p{M}'’-]*(?: (?:(?:de|del|la|las|los|el|le|les|du|des|sur) )*\p{Lu}[\p{L}\p{M}'’-]*){0,3}$/u

/** Whether a text is written like a name of somebody or of a place anywhere in the world. */
export const isProperName = (text: string): boolean => properName.test(text)
