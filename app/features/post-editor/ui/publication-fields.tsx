import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { PublicationState } from '#app/features/post-editor/ui/use-publication.ts'
import { TimeField } from '#app/features/entries/ui/time-field.tsx'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { publicationTexts } from '#app/features/posts/publication/publication-texts.ts'
import type { Office } from '#app/features/posts/publication/publication.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Switch } from '#app/ui/form/switch.tsx'

export type PublicationContext = Office & {
  zone: string
  /** `public`: readers have seen the post. */
  known: 'new' | 'draft' | 'public'
  ways: { preview: string; links: string | null } | null
  /** Without it the editor has no fields that decide what readers see. */
  mayPublish: boolean
  /** Whether the stored post is switched on. */
  isPublished: boolean
}

const { schedule } = publicationTexts

export type PublicationFieldsProps = {
  form: PostForm
  problems: PostProblems
  publicationContext: PublicationContext
  publication: PublicationState
}

export function PublicationFields(props: PublicationFieldsProps) {
  const { form, problems, publicationContext, publication } = props
  const { timeZone, zone, mayPublish, isPublished } = publicationContext
  const { published, times, publishAt, status } = publication
  const hasTimes = times.publishAt !== '' || times.unpublishAt !== ''
  const meaningOn = status === 'published' ? editorTexts.publishedOn : schedule.switchOn
  if (!mayPublish) return <DraftOnlyNote isPublished={isPublished} />
  return (
    <>
      <div className="card" title={editorTexts.publishedHelp}>
        <Switch
          name="published"
          label={editorTexts.published}
          meaning={published ? meaningOn : editorTexts.publishedOff}
          defaultChecked={form.published}
          onChange={publication.onSwitch}
        />
      </div>
      <div className="card form" role="group" aria-labelledby="schedule-title">
        <div>
          <b id="schedule-title">{schedule.title}</b>
          <p className="hint">{fillText(schedule.about, { zone })}</p>
        </div>
        {(['publishAt', 'unpublishAt'] as const).map((name) => (
          <TimeField
            key={name}
            name={name}
            label={schedule[name]}
            saved={form[name]}
            onTime={(field) => publication.onTime(name, field)}
            problem={problems[name]}
            timeZone={timeZone}
          />
        ))}
        {hasTimes && status !== 'published' && (
          <p className="small" role="status">
            {fillText(schedule[`${status}Note`], {
              time: publishAt === null ? '' : zonedText(publishAt, timeZone),
            })}
          </p>
        )}
      </div>
    </>
  )
}

function DraftOnlyNote({ isPublished }: { isPublished: boolean }) {
  const { title, draft, published } = editorTexts.draftOnly
  return (
    <div className="card">
      <b>{title}</b>
      <p className="hint">{isPublished ? published : draft}</p>
    </div>
  )
}
