import type { Focus } from '#app/features/images/focus.ts'

/** Sizes in bytes, sides in pixels. */
export const IMAGE_LIMITS = {
  fileBytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  side: 12_000,
  /** A still image; one that moves would become still without a word. */
  frames: 1,
  /** A colour profile of a camera or printer takes up to about 700 kB. */
  profileBytes: 1024 * 1024,
} as const

export const ORIGINAL_FORMATS = ['jpg', 'png', 'webp', 'gif'] as const
export type OriginalFormat = (typeof ORIGINAL_FORMATS)[number]

export const VARIANT_FORMATS = ['avif', 'webp'] as const
export type VariantFormat = (typeof VARIANT_FORMATS)[number]

/** In pixels, widest first; an image has only those that are not wider than itself. */
export const VARIANT_WIDTHS = [1600, 800, 400] as const
export type VariantWidth = (typeof VARIANT_WIDTHS)[number]

/** The number is the millisecond of the upload. */
export type ImageName = `blog-${number}.${OriginalFormat}`

export type ImageFileName = ImageName | `blog-${number}-${VariantWidth}.${VariantFormat}`

/** `width` is null for the original. */
export type ImageFile =
  | { fileName: ImageName; ms: number; width: null; format: OriginalFormat }
  | { fileName: ImageFileName; ms: number; width: VariantWidth; format: VariantFormat }

export type StoredImage = {
  name: ImageName
  width: number
  height: number
  format: OriginalFormat
  bytes: number
  variantWidths: readonly VariantWidth[]
  createdAt: Date
  userId: string | null
  description: string
  focus: Focus
}

export function imageName(ms: number, format: OriginalFormat): ImageName {
  return `blog-${ms}.${format}`
}

export function variantName(ms: number, width: VariantWidth, format: VariantFormat): ImageFileName {
  return `blog-${ms}-${width}.${format}`
}

const FILE_NAME = /^blog-([1-9]\d{0,14})(?:-(1600|800|400)\.(avif|webp)|\.(jpg|png|webp|gif))$/

export function parseImageFile(text: string): ImageFile | null {
  const match = FILE_NAME.exec(text)
  if (!match) return null
  const [, ms, width, variant, original] = match
  return {
    fileName: text,
    ms: Number(ms),
    width: width === undefined ? null : Number(width),
    format: variant ?? original,
  } as ImageFile
}

export function parseImageName(text: string): ImageName | null {
  const file = parseImageFile(text)
  return file?.width === null ? file.fileName : null
}

export function imageFileNames({
  name,
  variantWidths,
}: Pick<StoredImage, 'name' | 'variantWidths'>): ImageFileName[] {
  const variants = variantWidths.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantName(msOf(name), width, format)),
  )
  return [...variants, name]
}

/** The format of a variant's original is not known from its name. */
export function originalNames(ms: number): ImageName[] {
  return ORIGINAL_FORMATS.map((format) => imageName(ms, format))
}

/** The millisecond of the upload. */
export function msOf(name: string): number {
  return parseImageFile(name)?.ms ?? 0
}

export function imagePath(name: ImageFileName): `/images/${ImageFileName}` {
  return `/images/${name}`
}

/** Takes a path such as `/images/blog-1700000000000.jpg`. */
export function parseImagePath(text: string): ImageFile | null {
  return text.startsWith('/images/') ? parseImageFile(text.slice('/images/'.length)) : null
}

// Any origin, because a copied image address has ours in front; another path in front means another file.
const SHOWN =
  /(?<![\w./%-])(?:https?:\/\/[^\s/()<>"'\\]+)?\/images\/(blog-\d+(?:-\d+)?\.[a-z]+)(?![\w./%-]*\w)/g

/** A copied address may be a variant's. */
export function imageNamesIn(post: { image: string; content: string }): ImageFileName[] {
  const names = [...`${post.image}\n${post.content}`.matchAll(SHOWN)].map((match) =>
    parseImageFile(match[1] ?? ''),
  )
  return [...new Set(names.flatMap((file) => (file ? [file.fileName] : [])))]
}

/** Another image in the place of one, of whatever size; `ms` is of the upload of the former. */
export function withOtherImage(text: string, ms: number, name: ImageName): string {
  return text.replaceAll(new RegExp(`/images/blog-${ms}(?:-\\d+)?\\.[a-z]+`, 'g'), imagePath(name))
}

/** For a place that needs no wide one; the image itself where it is narrower than every variant. */
export function smallName({
  name,
  variantWidths,
}: Pick<StoredImage, 'name' | 'variantWidths'>): ImageFileName {
  return variantWidths.includes(400) ? variantName(msOf(name), 400, 'webp') : name
}

export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const satisfies Record<OriginalFormat | VariantFormat, string>

export const ACCEPTED_TYPES = ORIGINAL_FORMATS.map((format) => MEDIA_TYPES[format]).join(',')

export type ImageSources = {
  src: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
  /** Absent: its middle. */
  focus?: Focus
}

/** No sources for an image narrower than the narrowest variant. */
export function imagesFor(image: StoredImage): ImageSources {
  const ms = msOf(image.name)
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
    ...(image.focus !== 'center' && { focus: image.focus }),
  }
}
