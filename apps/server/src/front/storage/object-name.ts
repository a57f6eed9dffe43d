import { invalidRequest } from './refusal.ts'

/** Bytes of a name; as on Supabase, whose stores take no longer ones. */
const longestName = 1024
/** As on Supabase, without the two characters that end a path in an address. */
const allowed = /^[\w!\-.*'() &$@=;:+,/]+$/

const isStep = (part: string) => part === '' || part === '.' || part === '..'

/**
 * A name of an object: parts between slashes, none of them empty or a step to another folder.
 * @throws StorageRefusal
 */
export function checkObjectName(name: string): string {
  const isValid = name.length <= longestName && allowed.test(name) && !name.split('/').some(isStep)
  if (!isValid) throw invalidRequest(`Invalid key: ${name.slice(0, 200)}`)
  return name
}

const bucketName = /^[\w!\-.*'() &$@=;:+,]{1,100}$/

/** @throws StorageRefusal where no bucket can have this name */
export function checkBucketName(name: string): string {
  if (!bucketName.test(name) || name.trim() !== name || isStep(name))
    throw invalidRequest('Bucket name invalid')
  return name
}
