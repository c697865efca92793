import { createContext } from 'react-router'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { PreviewBarProps } from '#app/features/content-editor/ui/preview-bar.tsx'
import type { ClientInfo } from '#app/platform/http/app-interface.ts'
import type { Services } from '#app/server/services.server.ts'

export const servicesContext = createContext<Services>()

export const clientContext = createContext<ClientInfo>()

/** Null while no error occurred; the response's status depends on it. */
export const failureContext = createContext<unknown>(null)

/** Null: the page shows what readers see. */
export const previewBarContext = createContext<PreviewBarProps | null>(null)

/** Renders a page of the site as for a reader who is not signed in, with other texts than the published ones. */
export const renderContext =
  createContext<
    (path: string, preview: { site: SiteContent; bar: PreviewBarProps }) => Promise<Response>
  >()
