import { Link } from 'react-router'
import type { ShownSample } from '#app/features/content-editor/setup/sample-rows.ts'

export function SampleList({ samples }: { samples: readonly ShownSample[] }) {
  return (
    <ul className="panel contentlist">
      {samples.map(({ path, title, fields }) => (
        <li key={path} className="card">
          <Link to={path}>{title}</Link>
          <span className="muted">{fields.join(', ')}</span>
        </li>
      ))}
    </ul>
  )
}
