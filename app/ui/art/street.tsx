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
        d="M-10 66l660-40M-10 176l660-54M-10 296l660-66M84-10l50 372M214-10l34 372M350-10l22 372M486-10l10 372M590-10l4 372"
      />
      <path className="thread" d="M-10 250c90-14 150-20 236-26s92-26 180-36" />
      <path className="lamp" d="M396 178v-34a16 16 0 0 1 32 0v34z" />
      <path className="jamb" d="M390 178v-34a22 22 0 0 1 44 0v34M380 178h64" />
    </svg>
  )
}
