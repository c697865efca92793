import type { ReactNode } from 'react'

type BadgesProps = { badges: readonly { text: string; href?: string | undefined }[] }

export function Badges({ badges }: BadgesProps) {
  if (badges.length === 0) return null
  return (
    <ul className="cats">
      {badges.map(({ text, href }) => (
        <li key={text}>
          {href === undefined ? (
            <span className="badge" dir="auto">
              {text}
            </span>
          ) : (
            <a className="badge" href={href} dir="auto">
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A category, or "+2" for those not shown. */
export function Chip({ children, title }: { children: ReactNode; title?: string | undefined }) {
  return (
    <span className="chip" title={title} dir="auto">
      {children}
    </span>
  )
}

/** The word, too, so that colour is never needed. */
export function Status({ published, text }: { published: boolean; text: string }) {
  return <span className={published ? 'st pub' : 'st'}>{text}</span>
}
