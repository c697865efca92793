import { data, redirect } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/translations.ts'
import { useStored } from '#app/application/use-stored.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { changedFields, compareFields } from '#app/features/entries/compare/compare-entries.ts'
import { formOf } from '#app/features/posts/post-form.ts'
import { fieldsOf } from '#app/features/posts/revisions/revision.ts'
import { findSource, type Source } from '#app/features/posts/translations/source.server.ts'
import {
  markUpToDate,
  translatePost,
} from '#app/features/posts/translations/translate-post.server.ts'
import { TRANSLATED_FIELDS } from '#app/features/posts/post-fields.ts'
import { listVersions, sourceOf } from '#app/features/posts/translations/translations.server.ts'
import {
  type ComparedSource,
  TranslationsPage,
} from '#app/features/posts/ui/dashboard/translations-page.tsx'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'
import {
  type PostServices,
  postServices,
} from '#app/routes/dashboard/editor/post-services.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, site, textWorker } = context.get(servicesContext)
  const post = await findPost(db, params.id, 'staff')
  if (!post) throw data(null, { status: 404 })
  const versions = await listVersions(db, sourceOf(post), 'staff')
  const source = await findSource(db, post, 'staff')
  const { id, title, locale, translation } = post
  return {
    post: { id, title, locale, isTranslation: translation !== null },
    languages: offeredLocales(site('en')).map((each) => {
      const version = versions.find((other) => other.locale === each)
      return { locale: each, version: version ? { id: version.id, title: version.title } : null }
    }),
    source: source && (await compared(textWorker, source)),
    mayMark: !post.published || may(context, 'publish-posts'),
  }
}

async function compared(
  textWorker: TextWorker,
  { post, translated, isChanged }: Source,
): Promise<ComparedSource> {
  const { id, title, locale, version } = post
  const fields = translated && changedFields(formOf(TRANSLATED_FIELDS), translated, fieldsOf(post))
  const changed = fields && (await compareFields(textWorker, { fields, under: 3 }))
  return { id, title, locale, version, isChanged, changed }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = postServices(context)
  const form = await readForm(request)
  const into = textOf(form, 'into')
  if (isLocale(into)) return begin(services, params.id, into)
  // One that is published after this look is marked all the same: its text stays.
  const post = services.mayPublish ? null : await findPost(services.db, params.id, 'staff')
  if (post?.published === true) throw refusedByRole()
  const seen = textOf(form, 'seen')
  const marked = await markUpToDate(services, params.id, /^\d{1,9}$/.test(seen) ? Number(seen) : 0)
  if (marked.ok)
    return redirectWithFlash(
      pathTo('/dashboard/blog/edit/:id/translations', { id: params.id }),
      'translation-checked',
    )
  if (marked.problem === 'missing') throw data(null, { status: 404 })
  return data({ isRefused: true }, { status: 409 })
}

async function begin(services: PostServices, source: string, locale: Locale) {
  const wish = { source, locale, userId: services.actor.id, timeZone: services.timeZone() }
  const id = await translatePost(services, wish)
  if (id === null) throw data(null, { status: 404 })
  return redirect(pathTo('/dashboard/blog/edit/:id', { id }), 303)
}

export const shouldRevalidate = () => true

export default function Translations({ loaderData, actionData }: Route.ComponentProps) {
  return <TranslationsPage {...loaderData} isRefused={useStored(actionData)?.isRefused === true} />
}
