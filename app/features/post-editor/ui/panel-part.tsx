import type { ReactNode } from 'react'
import type { PostProblems } from '#app/features/posts/post.ts'
import { Icon } from '#app/ui/icon.tsx'

type PanelPartProps = {
  title: string
  /** Folded at first where not. */
  isOpen?: boolean
  /** A problem in one of its fields unfolds it. */
  fields: readonly (keyof PostProblems)[]
  problems: PostProblems
  children: ReactNode
}

export function PanelPart({ title, isOpen = false, fields, problems, children }: PanelPartProps) {
  const hasProblem = fields.some((name) => problems[name] !== undefined)
  return (
    <details className="panelpart" open={isOpen || hasProblem}>
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}

/** Nothing in a folded part can have the focus. */
export function unfoldAround(field: Element): void {
  field.closest('details')?.setAttribute('open', '')
}
