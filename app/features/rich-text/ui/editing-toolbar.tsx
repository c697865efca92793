import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { type EditingCommand, editingCommands } from '#app/features/rich-text/editing-commands.ts'
import { type TableCommand, tableCommands } from '#app/features/rich-text/table-commands.ts'
import { ToolIcon } from '#app/features/rich-text/ui/tool-icon.tsx'
import type { toolIconPaths } from '#app/features/rich-text/ui/tool-icon-paths.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'

type EditingToolbarProps = {
  state: EditorState
  run: (command: Command) => void
  controls: string
  /** What opens something beside the text. */
  openers: readonly Opener[]
}

export type Opener = {
  label: string
  icon: ReactNode
  isPressed: boolean | undefined
  onPress: () => void
}

const ICONS: Record<EditingCommand['name'], keyof typeof toolIconPaths> = {
  heading: 'heading-2',
  subheading: 'heading-3',
  bold: 'bold',
  italic: 'italic',
  bulletList: 'list',
  numberedList: 'list-ordered',
  quotation: 'quote',
  table: 'table',
  undo: 'undo-2',
  redo: 'redo-2',
}

/** One tab stop, arrows between the buttons (ARIA Authoring Practices, "Toolbar"). */
export function EditingToolbar(props: EditingToolbarProps) {
  const { state, run, controls, openers } = props
  const { toolbar } = writingTexts
  const [current, setCurrent] = useState(0)
  const bar = useRef<HTMLDivElement>(null)
  const tableTools = isInTable(state) ? tableCommands : []
  const always = editingCommands.length + openers.length
  const count = always + tableTools.length

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextButton(event.key, Math.min(current, count - 1), count)
    // React bubbles the keys of the dialog too.
    if (
      next === undefined ||
      !bar.current?.contains(event.currentTarget.ownerDocument.activeElement)
    )
      return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const tab = (index: number) => ({
    // The table's tools go when the cursor leaves it.
    tabIndex: index === Math.min(current, count - 1) ? 0 : -1,
    onFocus: () => setCurrent(index),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on one of its buttons
    <div
      className="toolbar"
      role="toolbar"
      aria-label={toolbar.label}
      aria-controls={controls}
      ref={bar}
      onKeyDown={onKeyDown}
    >
      <div>
        {editingCommands.map((command, index) => (
          <ToolButton
            key={command.name}
            label={toolbar[command.name]}
            isPressed={command.isActive?.(state)}
            isDisabled={!command.canRun(state)}
            onPress={() => run(command.run)}
            {...tab(index)}
          >
            <ToolIcon name={ICONS[command.name]} />
          </ToolButton>
        ))}
        {openers.map(({ label, icon, isPressed, onPress }, index) => (
          <ToolButton
            key={label}
            label={label}
            isPressed={isPressed}
            onPress={onPress}
            {...tab(editingCommands.length + index)}
          >
            {icon}
          </ToolButton>
        ))}
      </div>
      <TableTools commands={tableTools} state={state} run={run} tab={(at) => tab(always + at)} />
    </div>
  )
}

type TableToolsProps = Pick<EditingToolbarProps, 'state' | 'run'> & {
  commands: readonly TableCommand[]
  tab: (index: number) => Pick<ComponentProps<typeof ToolButton>, 'tabIndex' | 'onFocus'>
}

// In words, because no icons for them are known to everybody.
function TableTools({ commands, state, run, tab }: TableToolsProps) {
  if (commands.length === 0) return null
  return (
    <div role="group" aria-label={writingTexts.toolbar.table}>
      {commands.map((command, index) => (
        <ToolButton
          key={command.name}
          label={writingTexts.table[command.name]}
          isPressed={command.isActive?.(state)}
          isDisabled={!command.canRun(state)}
          onPress={() => run(command.run)}
          {...tab(index)}
        >
          {writingTexts.table[command.name]}
        </ToolButton>
      ))}
    </div>
  )
}

function nextButton(key: string, current: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return moves[key]
}

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
function ToolButton({
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
