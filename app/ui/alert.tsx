import type { ReactNode } from 'react'

import { Icon } from '#app/ui/icon.tsx'

type AlertProps = {
  title: string
  /** The sentence under the title. */
  text?: string | undefined
  /** Links to the fields that need an answer, or a button to try again. */
  children?: ReactNode
  id?: string | undefined
}

/** What went wrong, above the form it happened in. Announced at once. */
export function Alert({ title, text, children, id }: AlertProps) {
  return (
    <div className="alert" role="alert" id={id}>
      <Icon name="circle-alert" />
      <div>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
