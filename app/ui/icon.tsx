import { iconPaths } from '#app/ui/icon-paths.ts'

/** The icons that the product draws; see `tools/assets/make-icons.ts`. */
export type IconName = keyof typeof iconPaths

/**
 * One line icon at 1.25em.
 *
 * Inline on each use: a page repeats few icons, and the compressor folds repeats better than a sprite saves.
 *
 * @param label spoken name; without it the icon is decoration and hidden from assistive technology
 */
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
