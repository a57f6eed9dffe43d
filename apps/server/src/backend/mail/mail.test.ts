import { describe, expect, it } from 'vitest'
import { renderTemplate } from './go-template.ts'
import { htmlToText, titleOf } from './html-to-text.ts'
import { renderMail, type MailKind } from './templates.ts'

describe('a template', () => {
  it.each([
    ['Dear {{ .Name }}!', 'Dear Ada!'],
    ['{{.Data.language}}', 'fr'],
    ['{{ .Data.nothing.at.all }}.', '.'],
    ['{{ .Markup }}', '&lt;b&gt;&#34;&amp;&#39;'],
    ['{{ if eq .Data.language "fr" }}oui{{ else }}no{{ end }}', 'oui'],
    ['{{ if eq .Data.language "es" }}sí{{ else if eq .Data.language "fr" }}oui{{ else }}yes{{ end }}', 'oui'],
    ['{{ if eq .Data.language "es" }}sí{{ else if eq .Data.language "zh" }}是{{ else }}yes{{ end }}', 'yes'],
    ['{{ if eq .Name "Eve" }}a{{ if eq .Name "Ada" }}b{{ else }}c{{ end }}d{{ else }}e{{ end }}f', 'ef'],
  ])('%s → %s', (template, expected) => {
    expect(renderTemplate(template, { Name: 'Ada', Markup: '<b>"&\'', Data: { language: 'fr' } })).toBe(
      expected,
    )
  })

  it('does not guess at what it does not know', () => {
    expect(() => renderTemplate('{{ if .Name }}x{{ end }}', {})).toThrow('unknown condition')
    expect(() => renderTemplate('{{ else }}', {})).toThrow('else without if')
  })
})

describe('the text of a mail', () => {
  it.each([
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['<a href="https://a.test/?x=1&amp;y=2">Open</a>', 'Open\nhttps://a.test/?x=1&y=2'],
    ['<a href="https://a.test">https://a.test</a>', 'https://a.test'],
    ['<head><title>T</title></head><style>p{}</style><h1>Hi &lt;you&gt;</h1>', 'Hi <you>'],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('has its title as subject', () => {
    expect(titleOf('<head><title> Confirm &amp; go </title></head>')).toBe('Confirm & go')
  })
})

const kinds: MailKind[] = [
  'confirmation',
  'recovery',
  'magic_link',
  'invite',
  'email_change',
  'reauthentication',
  'password_changed',
  'email_changed',
]
const languages = ['en', 'es', 'fr', 'zh']

describe.each(kinds)('the %s mail', (kind) => {
  it('says what to do in each interface language, and nothing else', async () => {
    const mails = await Promise.all(
      languages.map((language) =>
        renderMail(kind, 'ada@example.test', {
          SiteURL: 'https://garden.test',
          Token: '123456',
          TokenHash: 'abc123',
          Email: 'ada@example.test',
          NewEmail: 'lovelace@example.test',
          OldEmail: 'ada@example.test',
          Data: { interface_language: language },
        }),
      ),
    )
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(languages.length)
    for (const { subject, html, text } of mails) {
      expect(subject).not.toBe('')
      expect(text).not.toMatch(/[{}<>]/)
      expect(html).not.toContain('{{')
      const ways: Partial<Record<MailKind, RegExp>> = {
        reauthentication: /123456/,
        password_changed: /https:\/\/garden\.test\/auth\?mode=forgot-password/,
        email_changed: /lovelace@example\.test/,
      }
      const way = ways[kind] ?? /https:\/\/garden\.test\/auth\/callback\?token=abc123&type=\w+/
      expect(text).toMatch(way)
    }
  })
})
