import type { ReactNode } from 'react'
import { MoreLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

type ScreenProps = {
  title: string
  /** The sentence in which a screen explains itself. */
  about?: ReactNode
  back?: { href: string; text: string } | undefined
  actions?: ReactNode
  /** Below the sentence. */
  under?: ReactNode
  className?: string
  children?: ReactNode
}

/** Of the dashboard. Its title is the document's, too. */
export function Screen(props: ScreenProps) {
  const { title, about, back, actions, under, className, children } = props
  return (
    <div className={classNames('desk wrap', className)}>
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
          {under}
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}
