import { Link } from 'react-router'
import type { DemoWords } from '#app/features/demo/demo-words.ts'
import { Icon } from '#app/ui/icon.tsx'

/** Above every page of the desk: whose posts these are, and where the copy can be taken along or thrown away. */
export function DemoNotice({ words }: { words: DemoWords['notice'] }) {
  return (
    <div className="wrap">
      <p className="demonotice small" role="note">
        <Icon name="info" />
        <span>
          {words.text} <Link to="/dashboard/copy">{words.link}</Link>
        </span>
      </p>
    </div>
  )
}
