import { useEffect, useRef } from 'react'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { CopyableAddress } from '#app/ui/copyable-address.tsx'

export type ShownLink = {
  kind: 'invitation' | 'password-reset'
  url: string
  email: string
  /** In the firm's time zone. */
  until: string
  isMailed: boolean
}

/** The link is shown once. */
export function MadeLinkPanel({ link }: { link: ShownLink }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = staffTexts.link[link.kind]
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className="madelink" aria-labelledby="made-link">
      <h2 id="made-link" tabIndex={-1} ref={heading}>
        {fillText(title, { email: link.email })}
      </h2>
      <p>
        {fillText(text, { email: link.email, until: link.until })}
        {link.isMailed && ` ${staffTexts.link.mailed}`}
      </p>
      <CopyableAddress address={link.url} label={staffTexts.link.label} />
    </section>
  )
}
