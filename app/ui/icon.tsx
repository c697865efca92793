import { iconPaths } from '#app/ui/icon-paths.ts'

/** See `bin/make-icons.ts`. */
export type IconName = keyof typeof iconPaths

// Inline, because compression folds repeats better than a sprite saves. @param label spoken name; without it the icon
// is hidden from assistive technology
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const hidden = label === undefined
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      {...(hidden ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
