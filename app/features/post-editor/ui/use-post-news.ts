import { useEffect, useState } from 'react'
import { type PostNews, PRESENCE_SECONDS } from '#app/features/post-editor/post-news.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import { sessionFetch } from '#app/platform/session-guard.ts'
import { POST_NEWS } from '#app/ui/dashboard-events.ts'

/** Says that the form is open while it is; without a response the last news stays. */
export function usePostNews(id: string | null, formId: string): PostNews | null {
  const [news, setNews] = useState<PostNews | null>(null)
  useEffect(
    () =>
      id === null ? undefined : attend(`/dashboard/blog/edit/${id}/editors/${formId}`, setNews),
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
    const response = await send(address, { method: 'PUT', signal })
    const news = response?.ok ? readNews(await response.text().catch(() => '')) : null
    if (news && !signal.aborted) tell(news)
  }
  const leave = () => {
    asked.abort()
    void send(address, { method: 'DELETE', keepalive: true })
  }
  const end = new AbortController()
  const timer = setInterval(() => void ask(), PRESENCE_SECONDS.heartbeat * 1_000)
  window.addEventListener(POST_NEWS, () => void ask(), { signal: end.signal })
  window.addEventListener('pagehide', leave, { signal: end.signal })
  void ask()
  return () => {
    clearInterval(timer)
    end.abort()
    leave()
  }
}

async function send(address: string, init: RequestInit): Promise<Response | null> {
  try {
    const headers = { Accept: 'application/json' }
    return await sessionFetch(address, { isBackground: true, headers, ...init })
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

type SentNews = Omit<PostNews, 'savedAt' | 'editors'> & {
  savedAt: string
  editors: { name: string; since: string; isOwn: boolean }[]
}

function readNews(text: string): PostNews | null {
  const sent = parseJson(text) as SentNews | null
  if (sent === null) return null
  const editors = sent.editors.map((each) => ({ ...each, since: new Date(each.since) }))
  return { ...sent, savedAt: new Date(sent.savedAt), editors }
}
