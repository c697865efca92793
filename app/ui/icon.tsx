import { iconPaths } from '#app/ui/icon-paths.ts'

/** See `bin/make-icons.ts`. */
export type IconName = keyof typeof iconPaths

// Inline, because compression folds repeats better than a sprite saves. Hidden from assistive technology.
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
