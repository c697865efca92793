import type { ReactNode } from 'react'

/** Used sparingly: the personal approach, Login, a confirmation. */
export function Letter({ signature, children }: { signature?: ReactNode; children: ReactNode }) {
  return (
    <div className="letter">
      {children}
      {signature !== undefined && <p className="sig">{signature}</p>}
    </div>
  )
}
