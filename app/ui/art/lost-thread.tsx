/** The thread has slipped from the needle before a closed door. */
export function LostThread() {
  return (
    <svg className="lost" viewBox="0 0 520 300" aria-hidden="true">
      <path className="ln" d="M10 262h500" />
      <path className="jamb" d="M330 262V110a54 54 0 0 1 108 0v152M312 262h144" />
      <path className="leafc" d="M342 262V112a42 42 0 0 1 84 0v150z" />
      <circle className="knob" cx="414" cy="190" r="4" />
      <path
        className="thread"
        d="M-10 236c80 20 120-30 170-34s74 40 50 62-66 0-46-34 90-44 110-14"
      />
      <path className="needle" d="M278 212l40-34" />
      <circle className="eye" cx="277" cy="213" r="4.5" />
    </svg>
  )
}
