import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/samples.ts'
import { sampleTexts } from '#app/features/posts/samples/sample-texts.ts'
import { removeSamples } from '#app/features/posts/trash/trash.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

export async function action({ context }: Route.ActionArgs) {
  const done = await removeSamples(postServices(context))
  return redirectWithFlash(pathTo('/dashboard'), 'samples-removed', { done })
}

export default function Samples() {
  return (
    <div className="desk wrap">
      <ScreenHead title={sampleTexts.remove} />
      <p>{sampleTexts.question}</p>
      <form className="btns" method="post" action={pathTo('/dashboard/samples')}>
        <ButtonLink href={pathTo('/dashboard')} variant="secondary">
          {sampleTexts.keep}
        </ButtonLink>
        <Button type="submit" variant="destructive" icon="trash-2">
          {sampleTexts.remove}
        </Button>
      </form>
    </div>
  )
}
