import { expect, type APIRequestContext } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

/** All mails to an address that have arrived. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mailbox.json')).json()) as Mail[]
  return mails.filter((mail) => mail.to === to)
}

/** The six digits of a mail; empty where it has none. */
export const codeIn = (mail: Mail): string => /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''

/** The newest mail to an address, once it has arrived. */
export async function newestMail(request: APIRequestContext, to: string): Promise<Mail> {
  let newest: Mail | undefined
  await expect(async () => {
    const mails = (await (await request.get('/dev/mailbox.json')).json()) as Mail[]
    newest = mails.findLast((mail) => mail.to === to)
    expect(newest, `a mail to ${to}`).toBeDefined()
  }).toPass()
  if (!newest) throw new Error('unreachable')
  return newest
}

/** The link of a mail's button, as a path of this server. */
export function linkIn(mail: Mail): string {
  const link = /https?:\/\/\S+\/auth\/callback\S*/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in the mail: ${mail.text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
