import type { ReactNode } from 'react'

import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type AlertProps = {
  title: string
  text?: string | undefined
  /** Links to the fields that need an answer, or a button. */
  children?: ReactNode
  /** Leads to the same page again. */
  retry?: { href: string; text: string }
  id?: string | undefined
  /** When the page opens. */
  isFocused?: boolean | undefined
}

/** Announced at once by `role="alert"`. */
export function Alert({ title, text, children, retry, id, isFocused }: AlertProps) {
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
        {retry && (
          <ButtonLink href={retry.href} variant="secondary" size="small">
            {retry.text}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
