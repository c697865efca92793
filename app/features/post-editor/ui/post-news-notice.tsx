import type { OtherEditor, PostNews } from '#app/features/post-editor/post-news.ts'
import type { PostVersion } from '#app/features/posts/post.ts'
import { zonedText, zonedTime } from '#app/platform/zoned-text.ts'

type PostNewsNoticeProps = {
  news: PostNews | null
  /** The version that the form was opened with; null while it is being saved. */
  seen: number | null
  timeZone: string
}

export function PostNewsNotice({ news, seen, timeZone }: PostNewsNoticeProps) {
  const isNewer = news !== null && seen !== null && news.version > seen
  const editors = news?.editors ?? []
  return (
    // What stands there already is not read aloud again.
    <div role="status" aria-atomic="false">
      {(isNewer || editors.length > 0) && (
        <div className="notice kept">
          {isNewer && (
            <p>
              {savedSentence(news, timeZone)} You can write on: when you save, both texts are put
              together, and you are asked only about what both have changed.
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
  const time = zonedTime(since, timeZone)
  if (isOwn) return <p>{`You have had this post open in another tab since ${time}.`}</p>
  return (
    <p>
      <bdi>{name}</bdi>
      {` has had this post open since ${time}.`}
    </p>
  )
}

export function savedSentence(
  { savedAt, savedBy, isOwn }: Omit<PostVersion, 'version'>,
  timeZone: string,
): string {
  const time = zonedText(savedAt, timeZone)
  if (isOwn) return `You saved this post in another tab at ${time}.`
  return savedBy === null
    ? `This post was saved at ${time}.`
    : `${savedBy} saved this post at ${time}.`
}
