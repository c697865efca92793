import { useEffect, useRef } from 'react'
import { staffTexts } from '#app/features/auth/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { CopyableAddress } from '#app/ui/copyable-address.tsx'

/** A one-time link as it is shown to whoever made it. */
export type ShownLink = {
  kind: 'invitation' | 'password-reset'
  url: string
  email: string
  /** Until when it is good, as the firm's clock shows it. */
  until: string
  /** Whether it is on its way to them by mail as well. */
  isMailed: boolean
}

/** The link, once: as text that can be selected, and with a button that copies it. */
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
