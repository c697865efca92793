import { toolIconPaths } from '#app/features/writing/ui/tool-icon-paths.ts'

/** The icon of one of the editor's tools. Only the editor draws it, so it is not among the icons that every page brings. */
export function ToolIcon({ name }: { name: keyof typeof toolIconPaths }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={toolIconPaths[name]} />
    </svg>
  )
}
