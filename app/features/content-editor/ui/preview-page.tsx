import { Form } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import { previewTexts as texts } from '#app/features/content-editor/preview/preview-texts.ts'
import { STAFF_PREVIEW } from '#app/features/content-editor/record-paths.ts'
import { Options, SelectField } from '#app/ui/form/form-field.tsx'
import {
  type MadePreviewLink,
  PreviewLinks,
  type ShownPreviewLink,
} from '#app/features/preview-links/ui/preview-links.tsx'
import { Button, newTab } from '#app/ui/button.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

// It is a page of this site, with its session, its scripts and links that open beside it; it only cannot replace the dashboard.
const SANDBOX =
  'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

type Scheme = 'light' | 'dark'

type PreviewPageProps = {
  pages: readonly { name: string; path: string }[]
  page: string
  scheme: Scheme
  /** Of the drafts: another one loads the frames again. */
  version: number
  /** Null for those who may not publish. */
  links: readonly ShownPreviewLink[] | null
  made: MadePreviewLink | null
}

export function PreviewPage({ pages, page, scheme, version, links, made }: PreviewPageProps) {
  const src = `/preview/${STAFF_PREVIEW}${page}`
  return (
    <Screen
      className="linksdesk"
      title={texts.title}
      about={texts.about}
      back={{ href: '/dashboard/content/changes', text: texts.back }}
    >
      <PreviewChoice key={page + scheme} pages={pages} page={page} scheme={scheme} />
      <div className={`previewframes ${scheme}`} key={`${src} ${version}`}>
        {(['phone', 'desktop'] as const).map((device) => (
          <figure key={device}>
            <figcaption>{texts[device]}</figcaption>
            <div className={device}>
              <iframe title={texts[device]} src={src} sandbox={SANDBOX} />
            </div>
          </figure>
        ))}
      </div>
      <p>
        <a href={src} {...newTab}>
          {texts.newTab}
        </a>
      </p>
      {links && (
        <>
          <h2>{texts.links}</h2>
          <PreviewLinks
            links={links}
            made={made}
            withdrawal={(id) => pathTo('/dashboard/content/preview/:link', { link: id })}
          >
            <p>{texts.linksAbout}</p>
          </PreviewLinks>
        </>
      )}
    </Screen>
  )
}

type PreviewChoiceProps = Pick<PreviewPageProps, 'pages' | 'page' | 'scheme'>

function PreviewChoice({ pages, page, scheme }: PreviewChoiceProps) {
  return (
    <Form method="get" className="previewchoice">
      <SelectField name="page" defaultValue={page} label={texts.page}>
        <Options of={pages.map(({ name, path }) => [path, name])} />
      </SelectField>
      <SelectField name="scheme" defaultValue={scheme} label={texts.scheme}>
        <Options of={(['light', 'dark'] as const).map((each) => [each, texts.schemes[each]])} />
      </SelectField>
      <Button type="submit" variant="secondary">
        {texts.show}
      </Button>
    </Form>
  )
}
