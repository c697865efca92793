import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/ui/icon.tsx'

/** Stands above the first field of a form. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="notice">{children}</div>
}

export function Callout({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className="callout">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}

/** Used sparingly: the personal approach, Login, a confirmation. */
export function Letter({ children }: { children: ReactNode }) {
  return <div className="letter">{children}</div>
}
