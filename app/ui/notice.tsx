import type { ReactNode } from 'react'

import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'

/** Words to read first, on a thread and without a box. It stands above the first field of a form. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="notice">{children}</div>
}

/** A fact set apart from the text, with an icon. */
export function Callout({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className="callout">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
