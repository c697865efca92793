function Badge({ text, href }: { text: string; href?: string | undefined }) {
  if (href === undefined) return <span className="badge">{text}</span>
  return (
    <a className="badge" href={href}>
      {text}
    </a>
  )
}

export function Badges({
  badges,
  label,
}: {
  badges: readonly { text: string; href?: string | undefined }[]
  label?: string
}) {
  if (badges.length === 0) return null
  return (
    <ul className="cats" aria-label={label}>
      {badges.map(({ text, href }) => (
        <li key={text}>
          <Badge text={text} href={href} />
        </li>
      ))}
    </ul>
  )
}
