import { useState } from 'react'
import type { PostForm } from '#app/features/blog/post.ts'
import { NEW_PUBLICATION } from '#app/features/blog/publication.ts'
import { PostEditor } from '#app/features/blog/ui/post-editor.tsx'
import { DEMO_USER } from '#app/features/demo/demo-pair.ts'
import { dashboard } from '#app/features/site/content/en/dashboard.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageMeta } from '#app/page-meta.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { openCopy } from '#app/demo-copy.ts'
import { openEditor } from '#app/demo-editor.ts'
import picturesStyle from '#app/ui/styles/pictures.css?url'

export function clientLoader() {
  const form: PostForm = {
    title: '',
    excerpt: '',
    content: '',
    author: DEMO_USER.name,
    date: longDate(localMoment(new Date(), firm.hours.timeZone).date),
    categories: '',
    image: '',
    imageAlt: '',
    published: false,
    ...NEW_PUBLICATION,
  }
  return openEditor(openCopy(), null, form)
}

export const links = () => [{ rel: 'stylesheet', href: picturesStyle }]

export const meta = () => pageMeta({ title: dashboard.editor.createTitle, index: false })

type NewPostProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoNewPost({ loaderData }: NewPostProps) {
  // What another tab does must not open the form anew.
  const [opened] = useState(loaderData)
  return <PostEditor {...opened} id={null} version={0} submissionId="" problems={{}} />
}
