import { useEffect, useState } from 'react'
import { type PostNews, PRESENCE_SECONDS } from '#app/features/post-editor/post-news.ts'
import { pathTo } from '#app/addresses.ts'
import { sendInBackground } from '#app/platform/session-guard.ts'
import { POST_NEWS } from '#app/ui/dashboard-events.ts'
import { openForm } from '#app/ui/open-form.ts'

/** Says that the form is open while it is; without a response the last news stays. */
export function usePostNews(id: string | null, formId: string): PostNews | null {
  const [news, setNews] = useState<PostNews | null>(null)
  useEffect(
    () =>
      id === null
        ? undefined
        : attend(pathTo('/dashboard/blog/edit/:id/editors/:form', { id, form: formId }), setNews),
    [id, formId],
  )
  return news
}

function attend(address: string, tell: (news: PostNews) => void): () => void {
  let asked = new AbortController()
  const ask = async () => {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const response = await sendInBackground(address, { method: 'PUT', signal })
    const sent = response?.ok ? (response.data as SentNews | null) : null
    if (sent && !signal.aborted) tell(readNews(sent))
  }
  const leave = () => {
    asked.abort()
    void sendInBackground(address, { method: 'DELETE', keepalive: true })
  }
  const end = new AbortController()
  const stop = openForm.begin(address)
  // The connection that names the form ends when the tab is hidden.
  const stay = () => {
    if (document.visibilityState !== 'hidden') return
    setTimeout(() => end.signal.aborted || void ask(), PRESENCE_SECONDS.hidden * 1_000)
  }
  document.addEventListener('visibilitychange', stay, { signal: end.signal })
  const timer = setInterval(() => void ask(), PRESENCE_SECONDS.heartbeat * 1_000)
  window.addEventListener(POST_NEWS, () => void ask(), { signal: end.signal })
  window.addEventListener('pagehide', leave, { signal: end.signal })
  void ask()
  return () => {
    clearInterval(timer)
    end.abort()
    stop()
    leave()
  }
}

type SentNews = Omit<PostNews, 'savedAt' | 'editors'> & {
  savedAt: string
  editors: { name: string; since: string; isOwn: boolean }[]
}

function readNews(sent: SentNews): PostNews {
  const editors = sent.editors.map((each) => ({ ...each, since: new Date(each.since) }))
  return { ...sent, savedAt: new Date(sent.savedAt), editors }
}
