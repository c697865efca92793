import { pathTo } from '#app/addresses.ts'
import { postLinkTexts as texts } from '#app/features/posts/publication/preview-texts.ts'
import {
  type MadePreviewLink,
  PreviewLinks,
  type ShownPreviewLink,
} from '#app/features/preview-links/ui/preview-links.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

type PostLinksPageProps = {
  post: { id: string; title: string }
  links: readonly ShownPreviewLink[]
  made: MadePreviewLink | null
}

export function PostLinksPage({ post, links, made }: PostLinksPageProps) {
  return (
    <Screen
      className="linksdesk"
      title={texts.title}
      back={{ href: pathTo('/dashboard/blog/edit/:id', { id: post.id }), text: texts.back }}
      under={
        <p className="lead" dir="auto">
          {post.title}
        </p>
      }
    >
      <PreviewLinks
        links={links}
        made={made}
        withdrawal={(id) => pathTo('/dashboard/blog/links/:id/:link', { id: post.id, link: id })}
      >
        <p>{texts.about}</p>
      </PreviewLinks>
    </Screen>
  )
}
