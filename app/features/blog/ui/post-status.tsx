import { parsePublication } from '#app/features/blog/publication.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import { standingOf } from '#app/features/blog/post-schedule.ts'
import type { PublicationDesk } from '#app/features/blog/ui/publication-fields.tsx'
import { Status } from '#app/ui/status.tsx'

/** Draft, Scheduled, Published or Taken down: what the form's switch and times come to. */
export function PostStatus({ form, desk }: { form: PostForm; desk: PublicationDesk }) {
  const times = parsePublication(form, desk)
  const planned = times.ok ? times.value : { publishAt: null, unpublishAt: null }
  const standing = standingOf({ published: form.published, ...planned }, desk.now)
  return <Status published={standing === 'published'} text={desk.words.standings[standing]} />
}
