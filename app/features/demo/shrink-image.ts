import { IMAGE_LIMITS, ORIGINAL_TYPES, type OriginalFormat } from '#app/features/images/image.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type SmallImage = { dataUrl: string; format: OriginalFormat }
type ShrinkProblem = 'kind' | 'damaged' | 'too-large' | 'too-many-pixels'

const LONGEST_SIDE = 1200
const QUALITY = 0.8

/** Fits localStorage's few megabytes: WebP, otherwise JPEG; an animation becomes still. */
export async function shrinkImage(file: File): Promise<Result<SmallImage, ShrinkProblem>> {
  if (file.size > IMAGE_LIMITS.fileBytes) return fail('too-large')
  if (!ORIGINAL_TYPES.includes(file.type)) return fail('kind')
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
  if (bitmap === null) return fail('damaged')
  if (bitmap.width * bitmap.height > IMAGE_LIMITS.pixels) return fail('too-many-pixels')
  const dataUrl = draw(bitmap)
  bitmap.close()
  return ok({ dataUrl, format: dataUrl.startsWith('data:image/webp') ? 'webp' : 'jpg' })
}

function draw(bitmap: ImageBitmap): string {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const webp = canvas.toDataURL('image/webp', QUALITY)
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
}
