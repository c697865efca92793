import type { ReactNode } from 'react'
import type { Phone } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

export type Ways = { phone: Phone; email: string }

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
