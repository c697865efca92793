import { FormParts, OutsideParts } from '#app/gallery/form-parts.tsx'
import { Buttons, Fields, Icons } from '#app/gallery/controls.tsx'
import { Drawings } from '#app/gallery/drawings.tsx'
import { BlogParts, PageParts } from '#app/gallery/feature-parts.tsx'
import { Banners, FrameParts } from '#app/gallery/frame-parts.tsx'
import { Lists, Messages, Tables } from '#app/gallery/texts.tsx'
import type { Frame } from '#app/ui/frame/frame.ts'

export function GalleryPage({ frame }: { frame: Frame }) {
  return (
    <div className="gallery">
      <h1>Every part in every state</h1>
      <p>
        For those who write the site. It is there in development only; a built site has neither this
        page nor its code.
      </p>
      <Buttons />
      <Fields />
      <Messages />
      <Lists />
      <Tables />
      <FrameParts frame={frame} />
      <Banners />
      <BlogParts />
      <PageParts />
      <FormParts />
      <OutsideParts />
      <Drawings />
      <Icons />
    </div>
  )
}
