import { Link } from 'react-router'
import type { SetupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { setupTexts as texts } from '#app/features/content-editor/setup/setup-texts.ts'

type SetupStepsProps = { steps: SetupProgress['steps']; current: string | null }

export function SetupSteps({ steps, current }: SetupStepsProps) {
  return (
    <nav className="setupsteps" aria-label={texts.steps}>
      <ol>
        {steps.map(({ path, title, done }) => (
          <li key={path} className={done === 'saved' ? 'done' : undefined}>
            <Link to={path} aria-current={path === current ? 'step' : undefined}>
              <span>{title}</span>
              {done !== null && <span className="vh"> ({texts[done]})</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
