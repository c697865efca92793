import { Link } from 'react-router'
import type { ShownSample } from '#app/features/content-editor/setup/sample-rows.ts'
import type { SetupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import { pathOfStep } from '#app/features/content-editor/setup/setup-steps.ts'
import { useStepHeading } from '#app/features/content-editor/setup/ui/use-step-heading.ts'
import { SampleList } from '#app/features/content-editor/setup/ui/sample-list.tsx'
import { SetupSteps } from '#app/features/content-editor/setup/ui/setup-steps-list.tsx'
import { fillText } from '#app/platform/fill-text.ts'
import { ButtonLink } from '#app/ui/button.tsx'

const { end: texts } = setupTexts

type SetupDonePageProps = { progress: SetupProgress; samples: readonly ShownSample[] }

export function SetupDonePage({ progress, samples }: SetupDonePageProps) {
  const { done, count, steps } = progress
  const heading = useStepHeading(pathOfStep(null))
  return (
    <div className="desk wrap setupdesk">
      <header className="deskhead">
        <div>
          <title>{setupTexts.title}</title>
          <h1 ref={heading} tabIndex={-1}>
            {done === count ? texts.title : texts.begun}
          </h1>
          <p className="muted">{fillText(setupTexts.open, { done, count })}</p>
        </div>
      </header>
      <SetupSteps steps={steps} current={null} />
      {samples.length === 0 ? (
        <p className="panel card">{texts.none}</p>
      ) : (
        <section aria-labelledby="sample-content">
          <h2 id="sample-content">{texts.sample}</h2>
          <p className="muted">{texts.sampleHelp}</p>
          <SampleList samples={samples} />
        </section>
      )}
      <h2>{texts.next}</h2>
      <div className="btns">
        <ButtonLink href="/" external>
          {setupTexts.see}
        </ButtonLink>
        <Link to="/dashboard/blog/new">{texts.post}</Link>
        <Link to="/dashboard/content">{texts.content}</Link>
      </div>
    </div>
  )
}
