/** An alder leaf whose vein is a pen, the nib lit. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true">
      <path
        className="lf"
        d="M20 2c9 5 14 12 14 20 0 6-4 11-9 13l-5 4-5-4c-5-2-9-7-9-13C6 14 11 7 20 2z"
      />
      <path className="vn" d="M20 9v17M20 26l-6-6M20 20l-5-5M20 26l6-6M20 20l5-5M20 30v8" />
      <circle className="nb" cx="20" cy="28" r="2.2" />
    </svg>
  )
}
