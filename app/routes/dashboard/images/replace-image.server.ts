import { replaceImageInRecords } from '#app/features/content-editor/editing/images-in-records.server.ts'
import type { Crop } from '#app/features/images/focus.ts'
import type { ImageName, StoredImage } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import type { UploadProblem } from '#app/features/images/upload-problem.ts'
import { replaceImageInPosts } from '#app/features/posts/changes/replace-image.server.ts'
import { inTransaction, announceChange } from '#app/features/posts/save-post.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

type Replacement = { bytes: Uint8Array; fileType?: string; crop?: Crop }

/**
 * Stored under a name of its own, because copies of the former may be cached for a year; then all that shows the former
 * shows the new one, or nothing does.
 */
export async function replaceImage(
  services: PostServices,
  image: Pick<StoredImage, 'name' | 'description'>,
  replacement: Replacement,
): Promise<Result<ImageName, UploadProblem>> {
  const { description, name: from } = image
  const upload = { ...replacement, description, userId: services.actor.id }
  const uploaded = await uploadImage(services, upload)
  if (!uploaded.ok) return uploaded
  const { name: to } = uploaded.value
  const [inPosts, inRecords] = await inTransaction(services, async (action) => {
    const posts = await replaceImageInPosts(action, { from, to })
    const by = { by: action.actor, now: action.at }
    const records = await replaceImageInRecords(action.db, { from, to }, by)
    const act = { act: 'picture.replaced' as const, subjectId: to, subject: `${from}: ${to}` }
    await recordAuditEvent(action.db, { at: action.at, by: action.actor, ...act })
    return [posts, records]
  })
  if (inRecords) {
    await services.reloadSite()
    services.bus.publish({ kind: 'records' })
  }
  announceChange(services, inPosts || inRecords)
  return ok(to)
}

/** From the original as it is stored. */
export async function cropImage(
  services: PostServices,
  image: Pick<StoredImage, 'name' | 'description'>,
  crop: Crop,
): Promise<Result<ImageName, UploadProblem>> {
  const stored = await services.storage.get(image.name)
  if (!stored) return fail('unavailable')
  const bytes = await new Response(stored.body).bytes()
  return replaceImage(services, image, { bytes, crop })
}
