import type { ReactNode } from 'react'
import { MoreLink } from '#app/ui/button.tsx'

type ScreenHeadProps = {
  title: string
  /** The sentence in which a screen explains itself. */
  about?: ReactNode
  back?: { href: string; text: string } | undefined
  actions?: ReactNode
  /** Below the sentence. */
  children?: ReactNode
}

/** The begin of a screen of the dashboard. Its title is the document's, too. */
export function ScreenHead({ title, about, back, actions, children }: ScreenHeadProps) {
  return (
    <>
      <title>{title}</title>
      {back && (
        <MoreLink href={back.href} direction="back">
          {back.text}
        </MoreLink>
      )}
      <header className="deskhead">
        <div>
          <h1 dir="auto">{title}</h1>
          {about !== undefined && <p className="muted">{about}</p>}
          {children}
        </div>
        {actions}
      </header>
    </>
  )
}
