import type { ReactNode } from 'react'

function Badge({ text, href }: { text: string; href?: string | undefined }) {
  if (href === undefined) return <span className="badge">{text}</span>
  return (
    <a className="badge" href={href}>
      {text}
    </a>
  )
}

export function Badges({
  badges,
  label,
}: {
  badges: readonly { text: string; href?: string | undefined }[]
  label?: string
}) {
  if (badges.length === 0) return null
  return (
    <ul className="cats" aria-label={label}>
      {badges.map(({ text, href }) => (
        <li key={text}>
          <Badge text={text} href={href} />
        </li>
      ))}
    </ul>
  )
}

/** A category, or "+2" for those not shown. */
export function Chip({ children, title }: { children: ReactNode; title?: string | undefined }) {
  return (
    <span className="chip" title={title}>
      {children}
    </span>
  )
}

/** The word, too, so that colour is never needed. */
export function Status({ published, text }: { published: boolean; text: string }) {
  return <span className={published ? 'st pub' : 'st'}>{text}</span>
}
