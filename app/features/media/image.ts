/** What an upload may be. Sizes in bytes, sides in pixels. */
export const IMAGE_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  side: 12_000,
  /** Of a moving picture only the first frame is kept; one of more frames than this is refused unread. */
  frames: 100,
  /** A colour profile of a camera or printer takes up to about 700 kB. */
  profileBytes: 1024 * 1024,
} as const

/** The formats that an upload may have, and that its re-encoded original keeps. */
export const ORIGINAL_FORMATS = ['jpg', 'png', 'webp', 'gif'] as const
export type OriginalFormat = (typeof ORIGINAL_FORMATS)[number]

export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** Widths of the variants, in pixels, the widest first. A picture has those that are not wider than itself. */
export const VARIANT_WIDTHS = [1600, 800, 400] as const
export type VariantWidth = (typeof VARIANT_WIDTHS)[number]

/** Names an image, and is the name of its original: the millisecond of the upload and the format. */
export type ImageName = `blog-${number}.${OriginalFormat}`

/** Names one file of an image. */
export type ImageFileName = ImageName | `blog-${number}-${VariantWidth}.${VariantFormat}`

/** A file name, taken apart; `width` is null for the original. */
export type ImageFile =
  | { fileName: ImageName; ms: number; width: null; format: OriginalFormat }
  | { fileName: ImageFileName; ms: number; width: VariantWidth; format: VariantFormat }

/** An image that readers may be shown. Width, height and bytes are those of the original as we store it. */
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

/** The original's name of an image uploaded at that millisecond. */
export function imageName(ms: number, format: OriginalFormat): ImageName {
  return `blog-${ms}.${format}`
}

/** The name of a variant of an image uploaded at that millisecond. */
export function variantName(ms: number, width: VariantWidth, format: VariantFormat): ImageFileName {
  return `blog-${ms}-${width}.${format}`
}

const FILE_NAME = /^blog-([1-9]\d{0,14})(?:-(1600|800|400)\.(avif|webp)|\.(jpg|png|webp|gif))$/

/** Takes a file name apart; null when it is not exactly one that we give. */
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

/** Reads the name of an original; null when it is not one. */
export function parseImageName(text: string): ImageName | null {
  const file = parseImageFile(text)
  return file?.width === null ? file.fileName : null
}

/** The names of all files of an image, the original last. */
export function imageFileNames(
  image: Pick<StoredImage, 'name' | 'variantWidths'>,
): ImageFileName[] {
  const ms = Number(/\d+/.exec(image.name))
  const variants = image.variantWidths.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantName(ms, width, format)),
  )
  return [...variants, image.name]
}

/** Where readers fetch a file of an image. */
export function imagePath(name: ImageFileName): `/images/${ImageFileName}` {
  return `/images/${name}`
}

/** The file behind a path such as `/images/blog-1700000000000.jpg`; null when the text is anything else. */
export function parseImagePath(text: string): ImageFile | null {
  return text.startsWith('/images/') ? parseImageFile(text.slice('/images/'.length)) : null
}

// With any origin, because whoever copies a picture's address from the browser pastes ours in front. A path in front
// ("/old/images/blog-1.jpg") makes it another file.
const SHOWN =
  /(?<![\w./%-])(?:https?:\/\/[^\s/()<>"'\\]+)?\/images\/(blog-\d+(?:-\d+)?\.[a-z]+)(?![\w./%-]*\w)/g

/**
 * The files of ours that a post shows, in its image field and anywhere in its text, each once. A copied address may well
 * be a variant's, so variants are named as such.
 */
export function imageNamesIn(post: { image: string; content: string }): ImageFileName[] {
  const names = [...`${post.image}\n${post.content}`.matchAll(SHOWN)].map((match) =>
    parseImageFile(match[1] ?? ''),
  )
  return [...new Set(names.flatMap((file) => (file ? [file.fileName] : [])))]
}

/** Media types by format. */
export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<OriginalFormat | VariantFormat, string>

/** The media types of `ORIGINAL_FORMATS`. */
export const ORIGINAL_TYPES: readonly string[] = ORIGINAL_FORMATS.map(
  (format) => MEDIA_TYPES[format],
)

/** What a field for an upload takes, as its `accept` has it. */
export const ACCEPTED_TYPES = ORIGINAL_TYPES.join(',')

/** How long a file may be kept by whoever fetched it. `staff` means: no reader may see it, so nobody keeps it. */
export type CachePolicy = 'hour' | 'forever' | 'staff'

/** The Cache-Control of each policy; 3600 s is the specification's default for originals (section 9). */
export const CACHE_CONTROL: Record<CachePolicy, string> = {
  hour: 'public, max-age=3600',
  forever: 'public, max-age=31536000, immutable',
  staff: 'private, no-store',
}

/** What a `<picture>` is made of. `sources` stand in the order of preference. */
export type PictureSources = {
  src: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
}

/** The sources of an image; none when it is narrower than the narrowest variant. */
export function picturesFor(image: StoredImage): PictureSources {
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
