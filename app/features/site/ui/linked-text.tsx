import type { ReactNode } from 'react'
import { wholeNames } from '#app/ui/whole-names.tsx'

/** How the firm is reached: its telephone as it is read and as it is dialled, and its e-mail. */
export type Ways = { phone: { display: string; href: string }; email: string }

/** A text in which `{phone}` and `{email}` become links, so that a reader can press them. */
export function LinkedText({ text, ways }: { text: string; ways: Ways }) {
  const parts = text.split(/(\{phone\}|\{email\})/)
  return parts.map((part, index) => linked(part, index, ways))
}

function linked(part: string, key: number, { phone, email }: Ways): ReactNode {
  if (part === '{phone}') {
    return (
      <a key={key} href={phone.href}>
        {phone.display}
      </a>
    )
  }
  if (part === '{email}') {
    return (
      <a key={key} href={`mailto:${email}`}>
        {email}
      </a>
    )
  }
  return wholeNames(part)
}
