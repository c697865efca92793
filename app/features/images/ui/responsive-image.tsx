import type { ImageSources } from '#app/features/images/image.ts'
import { parseExternalImage } from '#app/features/images/external-image.ts'

type ResponsiveImageProps = {
  image: ImageSources
  /** Empty for decoration. */
  alt: string
  sizes: string
  /** On the first screen, so fetched before the others. */
  priority?: boolean
}

export function ResponsiveImage({ image, alt, sizes, priority = false }: ResponsiveImageProps) {
  const { src, width, height, sources, focus } = image
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={focus && `at-${focus}`}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

type ExternalImageProps = {
  address: string
  alt: string
  shownAtOnce: boolean
  /** "Show the picture from {host}" */
  texts: string
  /** The page's Content-Security-Policy allows the host. */
  inPlace?: boolean
}

// Fetches from another host only with the firm's permission or on a click, and without a referrer.
export function ExternalImage({
  address,
  alt,
  shownAtOnce,
  texts,
  inPlace = false,
}: ExternalImageProps) {
  const image = parseExternalImage(address)
  if (!image) return null
  const { href, host } = image
  if (shownAtOnce) {
    return <img src={href} alt={alt} referrerPolicy="no-referrer" loading="lazy" decoding="async" />
  }
  return (
    <a
      href={href}
      rel="noreferrer noopener nofollow"
      target="_blank"
      data-outside-image={inPlace ? alt : undefined}
    >
      {texts.replace('{host}', () => host)}
      {inPlace ? '' : ' (opens in a new tab)'}
    </a>
  )
}
