import type { ReactNode } from 'react'

import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'

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
