import type { ReactNode } from 'react'

/** A category, or "+2" for those not shown. */
export function Chip({ children, title }: { children: ReactNode; title?: string | undefined }) {
  return (
    <span className="chip" title={title}>
      {children}
    </span>
  )
}
