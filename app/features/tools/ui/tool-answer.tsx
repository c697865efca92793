import type { ReactNode } from 'react'

type ToolAnswerProps = {
  title: string
  children: ReactNode
}

/** The page opens at it. */
export function ToolAnswer({ title, children }: ToolAnswerProps) {
  return (
    <div className="answer" role="status" tabIndex={-1} autoFocus>
      <h3>{title}</h3>
      {children}
    </div>
  )
}
