import { postLinkTexts as texts } from '#app/features/posts/publication/preview-texts.ts'
import {
  type MadePreviewLink,
  PreviewLinks,
  type ShownPreviewLink,
} from '#app/features/preview-links/ui/preview-links.tsx'
import { pathTo } from '#app/addresses.ts'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

type PostLinksPageProps = {
  post: { id: string; title: string }
  links: readonly ShownPreviewLink[]
  made: MadePreviewLink | null
}

export function PostLinksPage({ post, links, made }: PostLinksPageProps) {
  return (
    <div className="desk wrap linksdesk">
      <ScreenHead
        title={texts.title}
        back={{ href: pathTo('/dashboard/blog/edit/:id', { id: post.id }), text: texts.back }}
      >
        <p className="lead" dir="auto">
          {post.title}
        </p>
      </ScreenHead>
      <PreviewLinks
        links={links}
        made={made}
        withdrawal={(id) => pathTo('/dashboard/blog/links/:id/:link', { id: post.id, link: id })}
      >
        <p>{texts.about}</p>
      </PreviewLinks>
    </div>
  )
}
