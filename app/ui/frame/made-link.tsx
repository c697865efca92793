import { useEffect, useRef } from 'react'
import { CopyButton } from '#app/ui/copy-button.tsx'

type MadeLinkProps = {
  title: string
  text: string
  address: string
  /** Accessible name of the address. */
  label: string
}

/** A link that is shown once, to be copied. */
export function MadeLink({ title, text, address, label }: MadeLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="madelink" aria-labelledby="made-link">
      <h2 id="made-link" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>{text}</p>
      <div className="copyable">
        <code aria-label={label}>{address}</code>
        <CopyButton textOf={() => address} size="small">
          Copy the link
        </CopyButton>
      </div>
    </section>
  )
}
