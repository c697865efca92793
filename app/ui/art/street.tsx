import { houses } from '#app/ui/art/scenes.tsx'

/** The one lit window is the office. */
export function Street() {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      {houses}
    </svg>
  )
}
