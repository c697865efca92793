import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import type { PostVersion } from '#app/features/posts/post.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { POSTS_CHANGED } from '#app/ui/dashboard-events.ts'

type SavedMeanwhileNoticeProps = {
  id: string | null
  seen: number
  timeZone: string
}

export function SavedMeanwhileNotice({ id, seen, timeZone }: SavedMeanwhileNoticeProps) {
  const news = useNewestVersion(id)
  return (
    <div role="status">
      {news && news.version > seen && (
        <div className="notice kept">
          <p>
            {savedSentence(news, timeZone)} {autosaveTexts.news.writeOn}
          </p>
        </div>
      )}
    </div>
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

// The live event reports only that some post changed.
function useNewestVersion(id: string | null): PostVersion | null {
  const { load, data } = useFetcher<PostVersion | null>()
  useEffect(() => {
    if (id === null) return
    const listen = () => void load(`/dashboard/blog/edit/${id}/version`)
    window.addEventListener(POSTS_CHANGED, listen)
    return () => window.removeEventListener(POSTS_CHANGED, listen)
  }, [id, load])
  return data ?? null
}
