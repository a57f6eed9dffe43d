/** A user as GoTrue tells them. What is not there is left out. */
export interface AuthUser {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  email_confirmed_at?: string
  last_sign_in_at?: string
  banned_until?: string
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  identities: unknown[]
  factors?: {
    id: string
    status: 'verified' | 'unverified'
    factor_type: string
    friendly_name: string | null
  }[]
  created_at: string
  updated_at: string
  is_anonymous: boolean
  [field: string]: unknown
}

const identitiesSql = `(
  select coalesce(jsonb_agg(jsonb_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
    'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
    'updated_at', i.updated_at, 'email', i.email
  ) order by i.created_at), '[]')
  from auth.identities as i where i.user_id = u.id
)`

const factorsSql = `(
  select jsonb_agg(jsonb_build_object(
    'id', f.id, 'friendly_name', coalesce(f.friendly_name, ''), 'factor_type', f.factor_type, 'status', f.status,
    'created_at', f.created_at, 'updated_at', f.updated_at
  ) order by f.created_at)
  from auth.mfa_factors as f where f.user_id = u.id
)`

/** The user of the row `u` of auth.users, as JSON with nulls. */
export const userSql = `jsonb_build_object(
  'id', u.id, 'aud', u.aud, 'role', u.role, 'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at,
  'confirmation_sent_at', u.confirmation_sent_at, 'recovery_sent_at', u.recovery_sent_at,
  'new_email', nullif(u.email_change, ''), 'email_change_sent_at', u.email_change_sent_at,
  'reauthentication_sent_at', u.reauthentication_sent_at, 'invited_at', u.invited_at,
  'last_sign_in_at', u.last_sign_in_at, 'banned_until', u.banned_until,
  'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
  'identities', ${identitiesSql}, 'factors', ${factorsSql},
  'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', u.is_anonymous
)`

export type UserRow = Record<string, unknown>

/** A user without what is not there. */
export const toUser = (row: UserRow): AuthUser =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as AuthUser
