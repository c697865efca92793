import { NewTabHint, newTab } from '#app/ui/button.tsx'
import type { Frame, NavigationItem, SocialNetwork } from '#app/ui/frame/frame.ts'
import { LanguageLinks } from '#app/ui/frame/language-links.tsx'
import { Logo } from '#app/ui/frame/logo.tsx'

/** Spec 2.36 to 2.42. */
export function SiteFooter({ frame }: { frame: Frame }) {
  const { firm, texts, year } = frame
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="footgrid">
          <div>
            <Logo firm={firm} leadsTo={texts.logoLink} />
            <SocialLinks frame={frame} />
          </div>
          <FooterList heading={texts.quickLinks} items={frame.footerLinks} />
          <FooterList heading={texts.ourServices} items={frame.footerServices} />
          <FirmContact frame={frame} />
        </div>
        <div className="legal">
          <LanguageLinks languages={frame.languages} label={texts.language} />
          <ul aria-label={texts.legal}>
            <FooterItems items={[...frame.legalLinks, frame.search]} />
          </ul>
          <p>
            {`${firm.advertising} ${texts.responsibleAttorney}: ${firm.responsibleAttorney}. `}
            {`© ${year} ${firm.name} ${firm.tagline}. ${texts.allRightsReserved}`}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** Four line marks, drawn for this site: Lucide carries no brands. Twitter keeps its bird, a bare X reads as "close". */
const socialMarks: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: { name: 'Facebook', path: 'M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V21M6.5 12H16' },
  twitter: {
    name: 'Twitter',
    path: 'M3 18q3 0 5-2-3 0-4-3h2Q3 11 3 8l2 1Q2 7 4 4q3 4 8 4a4 4 0 0 1 7-3l3-1-1 2h1l-2 3c0 13-12 13-17 9z',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17.3 6.7v.01',
  },
  linkedin: { name: 'LinkedIn', path: 'M4.5 10v10M4.5 5v.01M10 20V10M10 14a4.5 4.5 0 0 1 9 0v6' },
}

function SocialLinks({ frame }: { frame: Frame }) {
  if (frame.firm.socials.length === 0) return null
  return (
    <ul className="soc" aria-label={frame.texts.social}>
      {frame.firm.socials.map(({ network, href }) => (
        <li key={network}>
          <a href={href} {...newTab}>
            <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
              <path d={socialMarks[network].path} />
            </svg>
            <span className="vh">{socialMarks[network].name}</span>
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  )
}

function FooterList({ heading, items }: { heading: string; items: readonly NavigationItem[] }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        <FooterItems items={items} />
      </ul>
    </div>
  )
}

function FooterItems({ items }: { items: readonly NavigationItem[] }) {
  return items.map(({ name, path }) => (
    <li key={path}>
      <a href={path}>{name}</a>
    </li>
  ))
}

function FirmContact({ frame }: { frame: Frame }) {
  const { addresses, phone, whatsapp, email, languages } = frame.firm
  return (
    <div>
      <h2>{frame.texts.contact}</h2>
      <div className="two">
        {addresses.map((lines) => (
          <address key={lines.join()}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
      <ul className="two">
        <li>
          <a href={phone.href}>{phone.display}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {whatsapp && (
          <li>
            <a href={whatsapp.href} {...newTab}>
              {`${frame.texts.whatsapp} ${whatsapp.display}`}
              <NewTabHint />
            </a>
          </li>
        )}
      </ul>
      <p>
        {languages} <a href={frame.fees}>{frame.texts.bookingNote}</a>
      </p>
    </div>
  )
}
