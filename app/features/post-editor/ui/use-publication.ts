import { type ChangeEvent, useRef, useState } from 'react'
import type { PostForm } from '#app/features/posts/post.ts'
import { type PostStatus, statusOf } from '#app/features/posts/publication/post-schedule.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { readScheduledTime } from '#app/features/entries/publication/scheduled-time.ts'

type TimeName = 'publishAt' | 'unpublishAt'

/** The switch and the times as they stand in the form, and the status that saving them would give. */
export type PublicationState = {
  published: boolean
  times: Record<TimeName, string>
  publishAt: Date | null
  status: PostStatus
  onSwitch: (event: ChangeEvent<HTMLInputElement>) => void
  onTime: (name: TimeName, field: HTMLInputElement) => void
}

/** A future time turns the switch on, and off again when the time is removed before saving. */
export function usePublication(
  form: PostForm,
  { timeZone, now }: Pick<Office, 'timeZone' | 'now'>,
) {
  const [published, setPublished] = useState(form.published)
  const [times, setTimes] = useState({ publishAt: form.publishAt, unpublishAt: form.unpublishAt })
  // Only a switch that the time turned on is turned off with it.
  const isTurnedByTime = useRef(false)
  const describe = (typed: Record<TimeName, string>) => ({
    publishAt: instantOf(typed.publishAt, timeZone),
    unpublishAt: instantOf(typed.unpublishAt, timeZone),
  })
  const instants = describe(times)
  const state: PublicationState = {
    published,
    times,
    publishAt: instants.publishAt,
    status: statusOf({ published, ...instants }, now),
    onSwitch({ currentTarget }) {
      isTurnedByTime.current = false
      setPublished(currentTarget.checked)
    },
    onTime(name, field) {
      const next = { ...times, [name]: field.value }
      setTimes(next)
      if (name !== 'publishAt') return
      const isPlanned = statusOf({ published: true, ...describe(next) }, now) === 'scheduled'
      if (isPlanned === published || (published && !isTurnedByTime.current)) return
      const control = field.form?.elements.namedItem('published')
      // A click, so that whatever listens to the switch hears it.
      if (control instanceof HTMLInputElement) control.click()
      isTurnedByTime.current = isPlanned
    },
  }
  return state
}

function instantOf(text: string, timeZone: string): Date | null {
  const read = readScheduledTime(text, timeZone)
  return read.ok ? (read.value?.instant ?? null) : null
}
