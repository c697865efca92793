/** A thread across the page, where one part of a text leads on to the next. */
export function ThreadRule() {
  return (
    <svg className="tdiv" viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="thread"
        vectorEffect="non-scaling-stroke"
        d="M0 12c100-14 160 14 260 2s180-12 300 0 200 12 320-2 220 8 320 0"
      />
    </svg>
  )
}
