import type { PictureSources } from '#app/features/media/image.ts'
import { parseExternalPicture } from '#app/features/media/external-picture.ts'

type PictureProps = {
  picture: PictureSources
  /** Empty for decoration. */
  alt: string
  /** The attribute `sizes`. */
  sizes: string
  /** On the first screen: fetched at once and before the others. */
  priority?: boolean
}

export function Picture({ picture, alt, sizes, priority = false }: PictureProps) {
  const { src, width, height, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
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

type ExternalPictureProps = {
  address: string
  alt: string
  /** The firm has allowed the host. */
  shownAtOnce: boolean
  /** "Picture from {host}: show it" */
  words: string
  /** The page's Content-Security-Policy allows the host. */
  inPlace?: boolean
}

// Asks another host only when the firm allowed it or the reader clicks, and without a referrer. Without JavaScript, or
// where the policy forbids the host, the link opens a new tab.
export function ExternalPicture({
  address,
  alt,
  shownAtOnce,
  words,
  inPlace = false,
}: ExternalPictureProps) {
  const picture = parseExternalPicture(address)
  if (!picture) return null
  const { href, host } = picture
  if (shownAtOnce) {
    return <img src={href} alt={alt} referrerPolicy="no-referrer" loading="lazy" decoding="async" />
  }
  return (
    <a
      href={href}
      rel="noreferrer noopener nofollow"
      target="_blank"
      data-picture={inPlace ? alt : undefined}
    >
      {words.replace('{host}', () => host)}
      {inPlace ? '' : ' (opens in a new tab)'}
    </a>
  )
}
