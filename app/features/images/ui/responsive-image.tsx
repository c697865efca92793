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

type ExternalImageProps = { address: string; alt: string }

/** Fetched from another host with the firm's permission, and without a referrer. */
export function ExternalImage({ address, alt }: ExternalImageProps) {
  const href = parseExternalImage(address)?.href
  if (href === undefined) return null
  return <img src={href} alt={alt} referrerPolicy="no-referrer" loading="lazy" decoding="async" />
}

/**
 * Fetched when it is pressed, in its place: the page's Content-Security-Policy allows the host.
 * @param text "Show the picture from {host}"
 */
export function ExternalImageLink({ address, alt, text }: ExternalImageProps & { text: string }) {
  const image = parseExternalImage(address)
  if (!image) return null
  return (
    <a
      href={image.href}
      rel="noreferrer noopener nofollow"
      target="_blank"
      data-outside-image={alt}
    >
      {text.replace('{host}', () => image.host)}
    </a>
  )
}
