import type { ReactNode } from 'react'

type ToolAnswerProps = {
  title: string
  /** False where every answer stands there and nobody has asked. */
  isOne?: boolean
  children: ReactNode
}

/** The page opens at its title: of a box that is higher than the screen, browsers would show the middle. */
export function ToolAnswer({ title, isOne = true, children }: ToolAnswerProps) {
  return (
    <div className="answer" role={isOne ? 'status' : undefined}>
      <h3 tabIndex={-1} autoFocus={isOne}>
        {title}
      </h3>
      {children}
    </div>
  )
}
