import type { ReactNode } from 'react'

type ToolAnswerProps = {
  title: string
  children: ReactNode
}

/** The page opens at its title: of a box that is higher than the screen, browsers would show the middle. */
export function ToolAnswer({ title, children }: ToolAnswerProps) {
  return (
    <div className="answer" role="status">
      <h3 tabIndex={-1} autoFocus>
        {title}
      </h3>
      {children}
    </div>
  )
}
