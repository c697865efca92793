import { data, type RouterContextProvider } from 'react-router'
import { textForm } from '#app/features/posts/post-form.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { restoreRevision } from '#app/features/posts/revisions/restore-revision.server.ts'
import { fieldsOf, postKey } from '#app/features/posts/revisions/revision.ts'
import { revisionTexts } from '#app/features/posts/revisions/revision-texts.ts'
import { readFieldsOf } from '#app/features/entries/drafts/stored-fields.ts'
import { pathTo } from '#app/addresses.ts'
import { LOCALE_NAMES } from '#app/platform/texts/locales.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import type { OpenedEntry } from '#app/routes/dashboard/entries/opened-entry.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'

/** @throws a 404 response */
export async function openPost(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<OpenedEntry> {
  const services = postServices(context)
  const post = await findPost(services.db, id, 'staff')
  if (!post) throw data(null, { status: 404 })
  const mayRestore = services.mayPublish || !post.published
  const path = pathTo('/dashboard/blog/edit/:id', { id })
  const present = fieldsOf(post)
  return {
    key: postKey(id),
    title: post.title,
    path,
    back: revisionTexts.back,
    version: post.version,
    lang: LOCALE_NAMES[post.locale].lang,
    form: textForm,
    present,
    live: present,
    shipped: null,
    rule: revisionTexts.rule,
    fitted: (stored) => ({ ...readFieldsOf(stored) }),
    restoreHelp: mayRestore ? revisionTexts.restoreHelp : null,
    resetHelp: null,
    async restore({ revision }, seenVersion) {
      // One that is published after this look has another version.
      if (!mayRestore) throw refusedByRole()
      const version = revision?.version ?? 0
      const restored = await restoreRevision(services, id, { version, seenVersion })
      if (restored.ok) return redirectWithFlash(path, 'revision-restored')
      if (restored.problem.kind === 'missing') throw data(null, { status: 404 })
      return null
    },
  }
}
