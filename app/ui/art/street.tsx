import { houses } from '#app/ui/art/scenes.tsx'

/** The one lit window is the office. */
export function Street() {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      {houses}
    </svg>
  )
}

/** Shown before the outside map is asked for. */
export function StreetsMap() {
  return (
    <svg viewBox="0 0 640 352" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        className="ln2"
        d="M0 66l640-40M0 176l640-54M0 296l640-66M84 0l50 352M214 0l34 352M350 0l22 352M486 0l10 352"
      />
      <path className="thread" d="M0 250c90-14 140-20 226-26s92-26 180-36" />
      <path className="lamp" d="M396 178v-34a16 16 0 0 1 32 0v34z" />
      <path className="jamb" d="M390 178v-34a22 22 0 0 1 44 0v34z" />
    </svg>
  )
}
