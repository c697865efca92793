import type { Route } from './+types/image.ts'
import { findPreview } from '#app/features/posts/publication/post-previews.server.ts'
import { readImageFile } from '#app/features/images/images.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { findPreviewToken } from '#app/routes/blog/preview-cookie.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'

/** Unknown and not yet public get the same response. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const signedIn = may(context, 'read-posts')
    const readsAt = services.now()
    const token = findPreviewToken(request)
    const preview = token === null ? null : await findPreview(services.db, token, readsAt)
    const viewer = { signedIn, readsAt, previewed: preview?.post.id ?? null }
    const file = await readImageFile(services, params.file, viewer)
    if (!file) return new Response('Not found', { status: 404 })
    const headers = {
      'Content-Type': file.contentType,
      'Cache-Control': file.cacheControl,
      ETag: file.etag,
    }
    if (request.headers.get('If-None-Match') === file.etag)
      return new Response(null, { status: 304, headers })
    return new Response(file.open(), {
      headers: { ...headers, 'Content-Length': String(file.size) },
    })
  })
}
