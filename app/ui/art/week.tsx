const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** A drawing, not a calendar: it has no hours, so that nobody takes one of them to be free. */
export function Week() {
  return (
    <svg className="week" viewBox="0 0 310 150" aria-hidden="true">
      {days.map((day, index) => (
        <text key={day} x={51 + index * 52} y="18" textAnchor="middle">
          {day}
        </text>
      ))}
      <path
        className="cl"
        d={days.map((_, index) => `M${28 + index * 52} 28h46v106h-46z`).join('')}
      />
      <path className="th" d="M4 112C60 128 76 44 128 60s46 60 98 44 34-56 80-50" />
    </svg>
  )
}
