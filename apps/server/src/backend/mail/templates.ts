import { readFile } from 'node:fs/promises'
import { htmlToText, titleOf } from './html-to-text.ts'
import { renderTemplate } from './go-template.ts'
import type { Mail } from './mail.ts'

export type MailKind =
  | 'confirmation'
  | 'recovery'
  | 'magic_link'
  | 'invite'
  | 'email_change'
  | 'reauthentication'
  | 'password_changed'
  | 'email_changed'

/** What a template may name; the same names Supabase gives it. */
export interface MailData {
  SiteURL: string
  Token: string
  TokenHash: string
  Email: string
  NewEmail: string
  /** The address before a change. */
  OldEmail?: string
  /** The account's metadata; `interface_language` chooses the language of the mail. */
  Data: Record<string, unknown>
}

const directory = new URL('../../../../../supabase/templates/', import.meta.url)
const loaded = new Map<MailKind, Promise<string>>()

function load(kind: MailKind): Promise<string> {
  const template = loaded.get(kind) ?? readFile(new URL(`${kind}.html`, directory), 'utf8')
  loaded.set(kind, template)
  return template
}

/** Renders a mail of a kind, with its subject and a text part made from the HTML. */
export async function renderMail(kind: MailKind, to: string, data: MailData): Promise<Mail> {
  const html = renderTemplate(await load(kind), { ...data })
  return { to, subject: titleOf(html), html, text: htmlToText(html) }
}
