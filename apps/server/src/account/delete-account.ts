import type { ServiceClient } from '../backend/service-client.ts'
import type { Billing } from '../billing/billing.ts'

/** Objects listed, and removed, at once. */
const page = 100

/**
 * Deletes an account: first what is still paid ends, then go the learner's files (in every bucket they lie in a folder of the learner's id), then every row.
 * Cut off in between it can be called again.
 * @param client acts as the service role
 * @returns false where there is no such account
 * @throws AppError where a plan is still paid and cannot be ended; the error of Supabase
 */
export async function deleteAccount(
  client: ServiceClient,
  { endSubscription }: Pick<Billing, 'endSubscription'>,
  userId: string,
): Promise<boolean> {
  await endSubscription(userId)
  const { data: buckets, error: bucketsError } = await client.storage.listBuckets()
  if (bucketsError) throw bucketsError
  for (const { id } of buckets) await deleteFolder(client, id, userId)
  const { data, error } = await client.rpc('delete_learner', { p_user_id: userId })
  if (error) throw error
  return data
}

async function deleteFolder(client: ServiceClient, bucketId: string, folder: string): Promise<void> {
  const bucket = client.storage.from(bucketId)
  for (;;) {
    const { data: entries, error } = await bucket.list(folder, { limit: page })
    if (error) throw error
    if (entries.length === 0) return
    const pathOf = ({ name }: { name: string }) => `${folder}/${name}`
    // An entry without an id is a folder.
    for (const entry of entries.filter(({ id }) => id === null))
      await deleteFolder(client, bucketId, pathOf(entry))
    const files = entries.filter(({ id }) => id !== null).map(pathOf)
    if (files.length === 0) return
    const { error: removeError } = await bucket.remove(files)
    if (removeError) throw removeError
  }
}
