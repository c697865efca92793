import { Mark } from '#app/ui/art/mark.tsx'
import type { FrameFirm, LogoMark } from '#app/ui/frame/frame.ts'

type LogoProps = {
  firm: Pick<FrameFirm, 'name' | 'tagline' | 'mark'>
  /** Where the link leads, for those who cannot see it. */
  leadsTo: string
  href?: string
}

/** The bar's scrolled state (filled leaf, one line) is CSS: nothing moves. */
export function Logo({ firm: { name, tagline, mark }, leadsTo, href = '/' }: LogoProps) {
  return (
    <a className="logo" href={href} aria-label={`${name} ${tagline}, ${leadsTo}`}>
      <FirmMark mark={mark} />
      <span>
        <b>{name}</b> <i>{tagline}</i>
      </span>
    </a>
  )
}

// The link has the firm's name, which an image's text or the initials, printed by CSS, would repeat.
function FirmMark({ mark }: { mark: LogoMark }) {
  if (mark.kind === 'leaf') return <Mark />
  if (mark.kind === 'image')
    return <img className="mark markimage" src={mark.address} alt="" width="40" height="40" />
  return <span className="mark initials" data-initials={mark.text} />
}
