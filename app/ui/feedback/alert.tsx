import type { ReactNode } from 'react'

import { Icon } from '#app/ui/icon.tsx'

type AlertProps = {
  title: string
  text?: string | undefined
  /** Links to the fields that need an answer, or a retry button. */
  children?: ReactNode
  id?: string | undefined
  /** When the page opens. */
  isFocused?: boolean | undefined
}

/** Announced at once by `role="alert"`. */
export function Alert({ title, text, children, id, isFocused }: AlertProps) {
  return (
    <div
      className="alert"
      role="alert"
      id={id}
      {...(isFocused === true && { tabIndex: -1, autoFocus: true })}
    >
      <Icon name="circle-alert" />
      <div>
        <b>{title}</b>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
