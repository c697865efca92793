import { fillText } from '#app/platform/fill-text.ts'
import type { ShareWords } from '#app/features/blog/blog-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/**
 * Plain links with which a reader passes a post on; nobody else learns of it before they are followed. Without JavaScript
 * the last one shows the address to be copied by hand; `share.behaviour.ts` copies it, or opens the device's own sheet.
 */
export function ShareLinks({
  title,
  address,
  words,
}: {
  title: string
  address: string
  words: ShareWords
}) {
  const text = `${title} ${address}`
  const body = fillText(words.emailBody, { title, address })
  return (
    <div
      className="share noprint"
      data-behaviour="share"
      data-title={title}
      data-copied={words.copied}
    >
      <h2>{words.title}</h2>
      <ul>
        <li>
          <ButtonLink
            href={`mailto:?${mailQuery(title, body)}`}
            variant="secondary"
            size="small"
            icon="mail"
          >
            {words.email}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            variant="secondary"
            size="small"
            icon="message-circle"
            external
            arrow={false}
          >
            {words.whatsapp}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink href="#share-address" variant="secondary" size="small" icon="link">
            {words.copy}
          </ButtonLink>
        </li>
      </ul>
      <input
        className="in"
        id="share-address"
        readOnly
        defaultValue={address}
        aria-label={words.address}
      />
    </div>
  )
}

// Mail programs read %20 and no plus sign (RFC 6068), so URLSearchParams would not do.
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
