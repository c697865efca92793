import { useRef, useState } from 'react'
import type { FindLinkTargets, LinkTarget } from '#app/features/rich-text/link-request.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

const { link } = writingTexts
const PAUSE_MS = 200
const ADDRESS = /^(?:https?:|mailto:|tel:|#)/i

/** Searches after a pause in typing; only the last answer counts. */
export function useLinkSearch(
  find: FindLinkTargets,
  show: (targets: readonly LinkTarget[], active: number) => void,
) {
  const [note, setNote] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)

  const stop = () => {
    latest.current += 1
    clearTimeout(timer.current)
  }
  const search = async (text: string, active: number) => {
    const own = latest.current
    const found = await find(text)
    if (own !== latest.current) return
    setNote(found.ok ? null : fillText(link.searchFailed, { reason: found.problem }))
    if (!found.ok) return
    if (found.value.length === 0) setNote(link.none)
    show(found.value, active)
  }
  return {
    note,
    stop,
    begin(text: string, { pause = PAUSE_MS, active = -1 } = {}) {
      stop()
      setNote(null)
      if (!ADDRESS.test(text.trim())) {
        timer.current = setTimeout(() => void search(text.trim(), active), pause)
      }
    },
  }
}
