/** Sizes in bytes, sides in pixels. */
export const IMAGE_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  side: 12_000,
  /** Only the first frame of an animation is stored; one of more frames than this is refused unread. */
  frames: 100,
  /** A colour profile of a camera or printer takes up to about 700 kB. */
  profileBytes: 1024 * 1024,
} as const

/** The re-encoded original has the format of the upload. */
export const ORIGINAL_FORMATS = ['jpg', 'png', 'webp', 'gif'] as const
export type OriginalFormat = (typeof ORIGINAL_FORMATS)[number]

export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** In pixels, widest first; an image has those that are not wider than itself. */
export const VARIANT_WIDTHS = [1600, 800, 400] as const
export type VariantWidth = (typeof VARIANT_WIDTHS)[number]

/** The original's name: the millisecond of the upload and the format. */
export type ImageName = `blog-${number}.${OriginalFormat}`

export type ImageFileName = ImageName | `blog-${number}-${VariantWidth}.${VariantFormat}`

/** `width` is null for the original. */
export type ImageFile =
  | { fileName: ImageName; ms: number; width: null; format: OriginalFormat }
  | { fileName: ImageFileName; ms: number; width: VariantWidth; format: VariantFormat }

/** Sizes are those of the original as stored. */
export type StoredImage = {
  name: ImageName
  width: number
  height: number
  format: OriginalFormat
  bytes: number
  variantWidths: readonly VariantWidth[]
  createdAt: Date
  userId: string | null
}

export function imageName(ms: number, format: OriginalFormat): ImageName {
  return `blog-${ms}.${format}`
}

export function variantName(ms: number, width: VariantWidth, format: VariantFormat): ImageFileName {
  return `blog-${ms}-${width}.${format}`
}

const FILE_NAME = /^blog-([1-9]\d{0,14})(?:-(1600|800|400)\.(avif|webp)|\.(jpg|png|webp|gif))$/

/** Null when it is not exactly one of ours. */
export function parseImageFile(text: string): ImageFile | null {
  const match = FILE_NAME.exec(text)
  if (!match) return null
  const [, ms, width, variant, original] = match
  return width === undefined
    ? {
        fileName: text as ImageName,
        ms: Number(ms),
        width: null,
        format: original as OriginalFormat,
      }
    : {
        fileName: text as ImageFileName,
        ms: Number(ms),
        width: Number(width) as VariantWidth,
        format: variant as VariantFormat,
      }
}

export function parseImageName(text: string): ImageName | null {
  const file = parseImageFile(text)
  return file?.width === null ? file.fileName : null
}

/** The original last. */
export function imageFileNames(
  image: Pick<StoredImage, 'name' | 'variantWidths'>,
): ImageFileName[] {
  const ms = Number(/\d+/.exec(image.name))
  const variants = image.variantWidths.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantName(ms, width, format)),
  )
  return [...variants, image.name]
}

export function imagePath(name: ImageFileName): `/images/${ImageFileName}` {
  return `/images/${name}`
}

/** Such as `/images/blog-1700000000000.jpg`; null for anything else. */
export function parseImagePath(text: string): ImageFile | null {
  return text.startsWith('/images/') ? parseImageFile(text.slice('/images/'.length)) : null
}

// With any origin, because a copied image address has ours in front; a path in front ("/old/images/blog-1.jpg") makes
// it another file.
const SHOWN =
  /(?<![\w./%-])(?:https?:\/\/[^\s/()<>"'\\]+)?\/images\/(blog-\d+(?:-\d+)?\.[a-z]+)(?![\w./%-]*\w)/g

/** In the image field and in the text, each once. A copied address may be a variant's. */
export function imageNamesIn(post: { image: string; content: string }): ImageFileName[] {
  const names = [...`${post.image}\n${post.content}`.matchAll(SHOWN)].map((match) =>
    parseImageFile(match[1] ?? ''),
  )
  return [...new Set(names.flatMap((file) => (file ? [file.fileName] : [])))]
}

export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<OriginalFormat | VariantFormat, string>

export const ORIGINAL_TYPES: readonly string[] = ORIGINAL_FORMATS.map(
  (format) => MEDIA_TYPES[format],
)

/** For the `accept` attribute. */
export const ACCEPTED_TYPES = ORIGINAL_TYPES.join(',')

/** `staff`: not public, so it must not be cached. */
export type CachePolicy = 'hour' | 'forever' | 'staff'

/** Spec 9.24: 3600 s for originals. */
export const CACHE_CONTROL: Record<CachePolicy, string> = {
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
  staff: 'private, no-store',
}

/** `sources` in order of preference. */
export type ImageSources = {
  src: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
}

/** Without sources when it is narrower than the narrowest variant. */
export function imagesFor(image: StoredImage): ImageSources {
  const ms = Number(/\d+/.exec(image.name))
  const widths = image.variantWidths.toReversed()
  const source = (format: VariantFormat) => ({
    type: MEDIA_TYPES[format],
    srcSet: widths
      .map((width) => `${imagePath(variantName(ms, width, format))} ${width}w`)
      .join(', '),
  })
  return {
    src: imagePath(image.name),
    width: image.width,
    height: image.height,
    sources: widths.length === 0 ? [] : VARIANT_FORMATS.map(source),
  }
}
