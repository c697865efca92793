import { Icon } from '#app/ui/icon.tsx'
import { wholeNames } from '#app/ui/whole-names.tsx'

export type IndexEntry = { name: string; note: string; path: string }

export function IndexList({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ul className="index">
      {entries.map(({ name, note, path }) => (
        <li key={path}>
          <a href={path}>
            <b>{wholeNames(name)}</b>
            <span>{wholeNames(note)}</span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
