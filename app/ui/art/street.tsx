import { streetLines, streetWindow } from '#app/ui/art/scene-paths.ts'

/** The one lit window is the office. */
export function Street() {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      <path className="sl" d={streetLines} />
      <path className="lamp" d={streetWindow} />
    </svg>
  )
}
