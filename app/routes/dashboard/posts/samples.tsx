import type { Route } from './+types/samples.ts'
import { sampleTexts } from '#app/features/posts/samples/sample-texts.ts'
import { removeSamples } from '#app/features/posts/trash/trash.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

export async function action({ context }: Route.ActionArgs) {
  const done = await removeSamples(postServices(context))
  return redirectWithFlash('/dashboard', 'samples-removed', { done })
}

export default function Samples() {
  return (
    <Screen title={sampleTexts.remove}>
      <p>{sampleTexts.question}</p>
      <form className="btns" method="post" action="/dashboard/samples">
        <ButtonLink href="/dashboard" variant="secondary">
          {sampleTexts.keep}
        </ButtonLink>
        <Button type="submit" variant="destructive" icon="trash-2">
          {sampleTexts.remove}
        </Button>
      </form>
    </Screen>
  )
}
