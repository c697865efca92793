import type { Route } from './+types/image.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { imagesOfSite, isInSitePreview } from '#app/features/content-editor/shown-images.server.ts'
import { msOf } from '#app/features/images/image.ts'
import { findPreview } from '#app/features/posts/publication/post-previews.server.ts'
import { readImageFile } from '#app/features/images/images.server.ts'
import { uploadProblemReason } from '#app/features/images/upload-problem.ts'
import { StorageError, type StoredObject } from '#app/integrations/storage/object-storage.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { findPreviewToken } from '#app/routes/blog/preview-cookie.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'

/** Unknown and not yet public get the same response. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const readsAt = services.now()
    const viewer = {
      signedIn: may(context, 'read-posts'),
      readsAt,
      hasEtag: request.headers.get('If-None-Match'),
      ...(await findShownBy(services, { request, readsAt, ms: msOf(params.file) })),
    }
    return respondingToStorageProblems(async () => {
      const file = await readImageFile(services, params.file, viewer)
      if (!file) return new Response('Not found', { status: 404 })
      const { contentType, cacheControl, etag, stored } = file
      const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl, ETag: etag }
      if (stored === null) return new Response(null, { status: 304, headers })
      if (request.signal.aborted) return leave(stored)
      const length = { 'Content-Length': String(stored.size) }
      return new Response(stored.body, { headers: { ...headers, ...length } })
    })
  })
}

type Asked = { request: Request; readsAt: Date; ms: number }

/** What shows the image, beside the public posts. */
async function findShownBy({ db, site }: Services, { request, readsAt: now, ms }: Asked) {
  if (LOCALES.some((locale) => imagesOfSite(site(locale)).has(ms))) return { isOnSite: true }
  const token = findPreviewToken(request)
  if (token === null) return {}
  const preview = await findPreview(db, token, now)
  if (preview) return { previewed: preview.post.id }
  return { isInSitePreview: await isInSitePreview({ db, token, now }, ms) }
}

// Nobody would read the body, and a bucket's holds a connection.
async function leave({ body }: StoredObject): Promise<Response> {
  await body.cancel()
  return new Response(null, { status: 499 })
}

// The storage has logged the reason.
async function respondingToStorageProblems(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    const headers = { 'Retry-After': '10', 'Cache-Control': 'private, no-store' }
    const reason = `${uploadProblemReason('unavailable')} Please try again in a moment.`
    return new Response(reason, { status: 503, headers })
  }
}
