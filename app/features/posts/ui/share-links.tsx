import { fillText } from '#app/platform/fill-text.ts'
import type { ShareTexts } from '#app/features/posts/blog-texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type ShareLinksProps = { title: string; address: string; texts: ShareTexts }

/** Plain links, so that no other site receives anything before a click. */
export function ShareLinks({ title, address, texts }: ShareLinksProps) {
  const text = `${title} ${address}`
  const body = fillText(texts.emailBody, { title, address })
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(text)}`
  const links = [
    { icon: 'mail', href: `mailto:?${mailQuery(title, body)}`, label: texts.email },
    { icon: 'message-circle', href: whatsapp, label: texts.whatsapp, external: true, arrow: false },
    { icon: 'link', href: '#share-address', label: texts.copy },
  ] as const
  return (
    <div
      className="share noprint"
      data-behaviour="share"
      data-title={title}
      data-copied={texts.copied}
    >
      <h2>{texts.title}</h2>
      <ul>
        {links.map(({ label, ...link }) => (
          <li key={link.icon}>
            <ButtonLink variant="secondary" size="small" {...link}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <input
        className="in"
        id="share-address"
        readOnly
        defaultValue={address}
        aria-label={texts.address}
      />
    </div>
  )
}

// Mail programs read %20 but no `+` as a blank (RFC 6068), so URLSearchParams would not do.
function mailQuery(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
