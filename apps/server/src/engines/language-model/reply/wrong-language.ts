/** A reply begins in another language; nothing of it has been shown. */
export class WrongLanguage extends Error {
  override name = 'WrongLanguage'

  constructor() {
    super('the reply is in another language')
  }
}
