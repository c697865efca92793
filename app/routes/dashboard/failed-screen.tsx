import { isRouteErrorResponse } from 'react-router'
import { RefusedPage } from '#app/features/auth/ui/refused-page.tsx'
import { DASHBOARD } from '#app/features/dashboard/sections.ts'
import { failureTexts, notFoundTexts } from '#app/features/dashboard/texts.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

/** @param error what was thrown */
export function FailedScreen({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : null
  if (status === 403) return <RefusedPage />
  return status === 404 ? <NothingHere /> : <FailurePage texts={failureTexts} />
}

function NothingHere() {
  const { title, text, back } = notFoundTexts
  return (
    <Screen title={title} under={<p>{text}</p>}>
      <ButtonLink href={DASHBOARD} variant="secondary">
        {back}
      </ButtonLink>
    </Screen>
  )
}
