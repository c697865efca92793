import { type ReactNode, use } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/frame.ts'
import { keepFrame } from '#app/application/keep-frame.ts'
import { useToasts } from '#app/application/page-toasts.ts'
import { ReaderDocumentContext } from '#app/application/reader-document.ts'
import { PreviewBar } from '#app/features/content-editor/ui/preview-bar.tsx'
import { failure } from '#app/features/site/texts/en/interface.ts'
import { FailurePage } from '#app/features/site/ui/failure-page.tsx'
import { previewBarContext, readerPage } from '#app/server/services-context.server.ts'
import { siteFrame } from '#app/routes/site/site-frame.server.ts'
import { SiteFrame } from '#app/ui/frame/site-frame.tsx'
import siteStyle from '#app/ui/styles/site.css?url'

/** Around every page that is not in the dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const frame = await siteFrame({ request, context })
  const { texts } = readerPage(context)
  return {
    frame,
    failure: texts.failure,
    preview: context.get(previewBarContext),
  }
}

export const shouldRevalidate = keepFrame

export default function SitePages() {
  return (
    <Framed>
      <Outlet />
    </Framed>
  )
}

export function ErrorBoundary() {
  const isReader = use(ReaderDocumentContext) !== null
  const data = useRouteLoaderData<typeof loader>('routes/site/frame')
  return (
    <Framed>
      {/* The route that would bring it is not part of an error page. */}
      {!isReader && <link rel="stylesheet" href={siteStyle} precedence="site" />}
      <FailurePage texts={data?.failure ?? failure} />
    </Framed>
  )
}

function Framed({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('routes/site/frame')
  const { pathname } = useLocation()
  const toasts = useToasts()
  if (!data) return <main id="main">{children}</main>
  return (
    <SiteFrame frame={{ ...data.frame, currentPath: pathname }} toasts={toasts}>
      {data.preview && <PreviewBar {...data.preview} />}
      {children}
    </SiteFrame>
  )
}
