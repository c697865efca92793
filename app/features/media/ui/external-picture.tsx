import { parseExternalPicture } from '#app/features/media/external-picture.ts'

type ExternalPictureProps = {
  address: string
  alt: string
  /** The firm has named the host: the picture is there at once. */
  shownAtOnce: boolean
  /** "Picture from {host}: show it" */
  words: string
  /** The page's Content-Security-Policy names the host, so a click may show the picture in its place. */
  inPlace?: boolean
}

/**
 * A picture on another host. The reader's browser asks that host only when the firm has named it or the reader clicks,
 * and never says where the reader comes from. Without a script, and where the page's policy does not allow the host, the
 * click opens the picture in a new tab.
 */
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
