import { postLinkTexts as texts } from '#app/features/posts/publication/preview-texts.ts'
import {
  type MadePreviewLink,
  PreviewLinks,
  type ShownPreviewLink,
} from '#app/features/preview-links/ui/preview-links.tsx'
import { MoreLink } from '#app/ui/button.tsx'

type PostLinksPageProps = {
  post: { id: string; title: string }
  links: readonly ShownPreviewLink[]
  made: MadePreviewLink | null
}

export function PostLinksPage({ post, links, made }: PostLinksPageProps) {
  return (
    <div className="desk wrap linksdesk">
      <header className="deskhead">
        <div>
          <MoreLink href={`/dashboard/blog/edit/${post.id}`} direction="back">
            {texts.back}
          </MoreLink>
          <h1>{texts.title}</h1>
          <p className="lead" dir="auto">
            {post.title}
          </p>
        </div>
      </header>
      <PreviewLinks
        links={links}
        made={made}
        withdrawal={(id) => `/dashboard/blog/links/${post.id}/${id}`}
      >
        <p>{texts.about}</p>
      </PreviewLinks>
    </div>
  )
}
