import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

type SamplesPageProps = {
  list: Pick<DeskWords['list'], 'removeSamples' | 'removeSamplesQuestion'>
  keep: string
}

/** The question before the posts that came with the product go. */
export function SamplesPage({ list, keep }: SamplesPageProps) {
  return (
    <div className="desk wrap">
      <h1>{list.removeSamples}</h1>
      <p>{list.removeSamplesQuestion}</p>
      <form className="btns" method="post" action="/dashboard/samples">
        <ButtonLink href="/dashboard" variant="secondary">
          {keep}
        </ButtonLink>
        <Button type="submit" variant="destructive" icon="trash-2">
          {list.removeSamples}
        </Button>
      </form>
    </div>
  )
}
