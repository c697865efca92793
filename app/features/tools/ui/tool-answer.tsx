import type { ReactNode } from 'react'

type ToolAnswerProps = {
  title: string
  /** The title while every answer stands there. */
  all?: string | null
  children: ReactNode
}

/** The page opens at its title: of a box that is higher than the screen, browsers would show the middle. */
export function ToolAnswer({ title, all = null, children }: ToolAnswerProps) {
  return (
    <div className="answer" role={all === null ? 'status' : undefined}>
      <h3 tabIndex={-1} autoFocus={all === null} data-answered={all === null ? undefined : title}>
        {all ?? title}
      </h3>
      {children}
    </div>
  )
}
