import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type SamplesPageProps = {
  list: Pick<DeskWords['list'], 'removeSamples' | 'removeSamplesQuestion' | 'keepSamples'>
}

/** The question before the posts that came with the product go. */
export function SamplesPage({ list }: SamplesPageProps) {
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <h1>{list.removeSamples}</h1>
      </header>
      <p>{list.removeSamplesQuestion}</p>
      <form className="btns" method="post" action="/dashboard/samples">
        <ButtonLink href="/dashboard" variant="secondary">
          {list.keepSamples}
        </ButtonLink>
        <Button type="submit" variant="destructive" icon="trash-2">
          {list.removeSamples}
        </Button>
      </form>
    </div>
  )
}
