import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Backend, MailboxEntry } from '../backend/backend.ts'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'

interface MailboxDeps {
  backend: Pick<Backend, 'mailMode' | 'mails'>
  /** Whether the settings say that strangers reach this server. */
  isPublic?: boolean | undefined
}

/**
 * The mails of a server that sends none. Reachable from the machine itself only, and nowhere where the server is public:
 * its links sign people in.
 */
export function mailboxRoutes({ backend, isPublic = false }: MailboxDeps) {
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      if (isPublic || backend.mailMode !== 'mailbox' || !isFromThisMachine(c)) throw notFound()
      await next()
      c.header('cache-control', 'no-store')
    })
    .get('/mailbox.json', (c) => c.json(backend.mails()))
    .get('/mailbox', (c) => {
      c.header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      return c.html(page(backend.mails().toReversed()))
    })
}

function page(mails: readonly MailboxEntry[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · Lingarden</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Mailbox</h1>
          <p>
            This server sends no mail. What it would have sent lies here until it stops, the newest first.
          </p>
          ${mails.length === 0 ? html`<p>No mail yet. Sign up, and the confirmation will stand here.</p>` : ''}
          ${mails.map(mailArticle)}
        </main>
      </body>
    </html>`
}

function mailArticle({ to, subject, text, sentAt }: MailboxEntry) {
  const link = /https?:\/\/\S+\/auth\/callback\S*/.exec(text)?.[0]
  return html`<article>
    <h2>${subject}</h2>
    <p>To ${to}, <time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></p>
    ${link ? html`<p><a href="${link}">Open the link of this mail</a></p>` : ''}
    <pre>${text}</pre>
  </article>`
}

const style = `
  :root { color-scheme: light dark; --paper: #faf7f0; --card: #fff; --ink: #23301f; --soft: #55624f; --leaf: #2f6b3a; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #171c16; --card: #20271e; --ink: #eef2e9; --soft: #b6c2ae; --leaf: #8fd19a; }
  }
  body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
  article { background: var(--card); border-radius: 12px; margin: 1rem 0; padding: 1rem 1.25rem; }
  h2 { margin: 0; font-size: 1.1rem; }
  article p { color: var(--soft); margin: .25rem 0; }
  a { color: var(--leaf); display: inline-block; padding: .25rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`
