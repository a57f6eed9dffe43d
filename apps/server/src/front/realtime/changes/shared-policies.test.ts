import { expect, it } from 'vitest'
import { isSharedBy, type ReadPolicy } from './shared-policies.ts'

const policy = (qual: string, more: Partial<ReadPolicy> = {}): ReadPolicy => ({
  permissive: true,
  roles: ['authenticated'],
  qual,
  ...more,
})
const open = policy('( SELECT private.site_is_open() AS site_is_open)', { permissive: false })
const own = policy('(user_id = ( SELECT auth.uid() AS uid))')

it.each<[string, boolean, ReadPolicy[]]>([
  ['no policy', false, []],
  ['all rows', true, [policy('true')]],
  ['all rows while the site is open', true, [policy('true'), open]],
  ['all rows for whoever is signed in', true, [policy('(( SELECT auth.uid() AS uid) IS NOT NULL)'), open]],
  ['some rows, by their own values', true, [policy("(id = 'global'::text)")]],
  ['one’s own rows', false, [own]],
  ['all rows, whatever else', true, [policy('true'), own]],
  ['some rows, and one’s own', false, [policy("(status = 'open'::text)"), own]],
  [
    'all rows but by a rule that may ask',
    false,
    [policy('true'), policy('private.may_see(id)', { permissive: false })],
  ],
  ['the current user', false, [policy('(owner = CURRENT_USER)')]],
  ['a policy of others', false, [policy('true', { roles: ['anon'] })]],
  ['a policy of everybody', true, [policy('true', { roles: ['public'] })]],
])('of %s it says %s', (_, isShared, policies) => {
  expect(isSharedBy('authenticated', policies)).toBe(isShared)
})
