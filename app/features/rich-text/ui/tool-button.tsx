import type { ReactNode } from 'react'

type ToolButtonProps = {
  label: string
  isPressed: boolean | undefined
  isDisabled?: boolean
  onPress: () => void
  tabIndex: number
  onFocus: () => void
  children: ReactNode
}

// Disabled by ARIA only, because a button that loses the focus loses its place in the toolbar.
export function ToolButton({
  label,
  isPressed,
  isDisabled = false,
  onPress,
  children,
  ...focus
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={typeof children === 'string' ? 'tool' : 'iconbtn'}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) onPress()
      }}
      {...focus}
    >
      {children}
    </button>
  )
}
