import { Mark } from '#app/ui/art/mark.tsx'

type LogoProps = { name: string; tagline: string; label: string }

/** The bar's scrolled state (filled leaf, one line) is CSS: nothing moves. */
export function Logo({ name, tagline, label }: LogoProps) {
  return (
    <a className="logo" href="/" aria-label={label}>
      <Mark />
      <span>
        <b>{name}</b> <i>{tagline}</i>
      </span>
    </a>
  )
}
