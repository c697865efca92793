import { toolIconPaths } from '#app/features/rich-text/ui/tool-icon-paths.ts'

// Only the editor uses these, so they are not among the icons of every page.
export function ToolIcon({ name }: { name: keyof typeof toolIconPaths }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={toolIconPaths[name]} />
    </svg>
  )
}
