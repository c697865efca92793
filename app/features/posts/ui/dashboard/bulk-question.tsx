import { fillText } from '#app/platform/fill-text.ts'
import { bulkTexts } from '#app/features/posts/changes/change-texts.ts'
import type { BulkAct } from '#app/features/posts/post-list.ts'

const TITLES_NAMED = 5

type BulkQuestionProps = { act: BulkAct; titles: readonly string[] }

export function BulkQuestion({ act, titles }: BulkQuestionProps) {
  const more = titles.length - TITLES_NAMED
  return (
    <>
      <p>{bulkTexts[act].text}</p>
      <ul className="named">
        {titles.slice(0, TITLES_NAMED).map((title, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two posts may have one title
          <li key={index} dir="auto">
            {title}
          </li>
        ))}
        {more > 0 && <li className="muted">{fillText(bulkTexts.andMore, { count: more })}</li>}
      </ul>
    </>
  )
}
