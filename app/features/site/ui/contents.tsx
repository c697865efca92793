import { classNames } from '#app/ui/class-names.ts'

type ContentsProps = {
  title: string
  /** `id` is the anchor. */
  parts: readonly { id: string; title: string }[]
  className?: string
}

/** What a page consists of. */
export function Contents({ title, parts, className }: ContentsProps) {
  return (
    <nav className={classNames('toc', className)} aria-labelledby="contents">
      <h2 id="contents">{title}</h2>
      <ul>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
