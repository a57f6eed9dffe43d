import { notReadable } from './request-body.ts'

const uploads = /^\/storage\/v1\/object\/./

/**
 * A file that comes as a form, as Supabase's client sends a Blob, becomes the body itself: the backend looks for the file
 * under a name, and the client gives it none.
 * @param path the address without its encoding
 * @returns the request as it is where it is no such form
 * @throws AppError where the form cannot be read
 */
export async function unwrapUpload(request: Request, path: string): Promise<Request> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!uploads.test(path) || !contentType.startsWith('multipart/form-data')) return request
  const form = await request.clone().formData().catch(refuseForm)
  const file = form.get('')
  if (!(file instanceof Blob)) return request

  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', file.type || 'application/octet-stream')
  const seconds = form.get('cacheControl')
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`)
  const metadata = form.get('metadata')
  if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'))
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() })
}

function refuseForm(): never {
  throw notReadable('form')
}
