import { listTexts } from '#app/features/posts/list-texts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

export function SamplesPage() {
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <h1>{listTexts.removeSamples}</h1>
      </header>
      <p>{listTexts.removeSamplesQuestion}</p>
      <form className="btns" method="post" action="/dashboard/samples">
        <ButtonLink href="/dashboard" variant="secondary">
          {listTexts.keepSamples}
        </ButtonLink>
        <Button type="submit" variant="destructive" icon="trash-2">
          {listTexts.removeSamples}
        </Button>
      </form>
    </div>
  )
}
