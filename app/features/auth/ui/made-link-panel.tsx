import { useEffect, useRef, useState } from 'react'
import type { StaffWords } from '#app/features/auth/staff-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'

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
export function MadeLinkPanel({ link, words }: { link: ShownLink; words: StaffWords['link'] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCopied, setCopied] = useState(false)
  const { title, text } = words[link.kind]
  useEffect(() => heading.current?.focus(), [])

  async function copy() {
    await navigator.clipboard.writeText(link.url)
    setCopied(true)
  }

  return (
    <section className="madelink" aria-labelledby="made-link">
      <h2 id="made-link" tabIndex={-1} ref={heading}>
        {fillText(title, { email: link.email })}
      </h2>
      <p>
        {fillText(text, { email: link.email, until: link.until })}
        {link.isMailed && ` ${words.mailed}`}
      </p>
      <div className="row">
        <code aria-label={words.label}>{link.url}</code>
        <Button
          variant="secondary"
          size="small"
          icon={isCopied ? 'check' : 'copy'}
          // Refused by the browser: the text beside it can still be selected.
          onClick={() => void copy().catch(() => {})}
        >
          {isCopied ? words.copied : words.copy}
        </Button>
        <span className="vh" role="status">
          {isCopied ? words.copied : ''}
        </span>
      </div>
    </section>
  )
}
