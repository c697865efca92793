import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import type { DraftStart } from '#app/features/post-editor/drafts/recoverable-drafts.ts'
import type { OtherEditor } from '#app/features/post-editor/post-news.ts'
import { usePostNews } from '#app/features/post-editor/ui/use-post-news.ts'
import type { PostVersion } from '#app/features/posts/post.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText, zonedTime } from '#app/platform/zoned-text.ts'

type PostNewsNoticeProps = {
  id: string | null
  start: DraftStart
  /** The version that the form was opened with; null while it is being saved. */
  seen: number | null
  timeZone: string
}

export function PostNewsNotice({ id, start, seen, timeZone }: PostNewsNoticeProps) {
  const news = usePostNews(id, start.draftId)
  const isNewer = news !== null && seen !== null && news.version > seen
  const editors = news?.editors ?? []
  return (
    // What stands there already is not read aloud again.
    <div role="status" aria-atomic="false">
      {(isNewer || editors.length > 0) && (
        <div className="notice kept">
          {isNewer && (
            <p>
              {savedSentence(news, timeZone)} {autosaveTexts.news.writeOn}
            </p>
          )}
          {editors.map((editor) => (
            <OpenElsewhere key={`${editor.name} ${editor.isOwn}`} {...editor} timeZone={timeZone} />
          ))}
        </div>
      )}
    </div>
  )
}

function OpenElsewhere({ name, since, isOwn, timeZone }: OtherEditor & { timeZone: string }) {
  const { open } = autosaveTexts
  const time = zonedTime(since, timeZone)
  if (isOwn) return <p>{fillText(open.byOwn, { time })}</p>
  return (
    <p>
      <bdi>{name}</bdi> {fillText(open.byOther, { time })}
    </p>
  )
}

export function savedSentence(
  { savedAt, savedBy, isOwn }: Omit<PostVersion, 'version'>,
  timeZone: string,
): string {
  const { news } = autosaveTexts
  const time = zonedText(savedAt, timeZone)
  if (isOwn) return fillText(news.byOwn, { time })
  if (savedBy === null) return fillText(news.byNobody, { time })
  return fillText(news.byOther, { saver: savedBy, time })
}
