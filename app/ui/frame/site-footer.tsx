import { Band } from '#app/ui/art/band.tsx'
import { NewTabHint, newTab } from '#app/ui/button.tsx'
import type { Frame, NavigationItem } from '#app/ui/frame/frame.ts'
import { Logo } from '#app/ui/frame/logo.tsx'
import { socialMarks } from '#app/ui/frame/social-paths.ts'

/** Spec 2.36 to 2.42. */
export function SiteFooter({ frame }: { frame: Frame }) {
  const { firm, texts, year } = frame
  return (
    <footer className="foot">
      <Band motif="east" id="foot-band" />
      <div className="wrap">
        <div className="footgrid">
          <div>
            <Logo name={firm.name} tagline={firm.tagline} label={texts.logoLink} />
            <p>{firm.promise}</p>
            <SocialLinks frame={frame} />
          </div>
          <FooterList heading={texts.quickLinks} items={frame.footerLinks} />
          <FooterList heading={texts.ourServices} items={frame.footerServices} />
          <FirmContact frame={frame} />
        </div>
        <div className="legal">
          <p>
            {firm.advertising} {texts.responsibleAttorney}: {firm.responsibleAttorney}.
          </p>
          <ul aria-label={texts.legal}>
            <FooterItems items={frame.legalLinks} />
          </ul>
          <p>
            © {year} {firm.name} {firm.tagline}. {texts.allRightsReserved}
          </p>
        </div>
      </div>
    </footer>
  )
}

function SocialLinks({ frame }: { frame: Frame }) {
  return (
    <ul className="soc" aria-label={frame.texts.social}>
      {frame.firm.socials.map(({ network, href }) => (
        <li key={network}>
          <a href={href} {...newTab}>
            <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
              <path d={socialMarks[network].path} />
            </svg>
            <span className="vh">{socialMarks[network].name}</span>
            <NewTabHint text={frame.texts.newTab} />
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
  const { addressLines, phone, email, secondOffice } = frame.firm
  return (
    <div>
      <h2>{frame.texts.contact}</h2>
      <address>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <ul>
        <li>
          <a href={phone.href}>{phone.display}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      {secondOffice !== undefined && <p>{secondOffice}</p>}
    </div>
  )
}
