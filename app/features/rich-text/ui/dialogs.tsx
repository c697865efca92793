import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { FactRequest, QuotedFact } from '#app/features/rich-text/fact-request.ts'
import type {
  ImageRequest,
  ImageTools,
} from '#app/features/rich-text/image-picker/image-request.ts'
import type { FindLinkTargets, LinkRequest } from '#app/features/rich-text/link-request.ts'
import type { FactDialogProps } from '#app/features/rich-text/ui/fact-dialog.tsx'
import type { LinkDialogProps } from '#app/features/rich-text/ui/link-dialog.tsx'
import { loadPart } from '#app/platform/load-part.ts'

// Nothing can be done with an image without the server, from which it comes.
const ImageDialog = lazy(() =>
  loadPart(async () => (await import('#app/features/rich-text/ui/image-dialog.tsx')).ImageDialog),
)

/** What a dialog is open for. */
export type Request =
  | { of: 'images'; request: ImageRequest }
  | { of: 'link'; request: LinkRequest }
  | { of: 'fact'; request: FactRequest }

export type LateDialogs = {
  LinkDialog: (props: LinkDialogProps) => ReactNode
  FactDialog: (props: FactDialogProps) => ReactNode
}

export type Asks = {
  forImages: (request: ImageRequest) => void
  forLink: (request: LinkRequest) => void
  forFact: (request: FactRequest) => void
}

/** The same functions in every render, because the editor is made with them. */
export function useAsks(open: (request: Request) => void): Asks {
  return useMemo(
    () => ({
      forImages: (request) => open({ of: 'images', request }),
      forLink: (request) => open({ of: 'link', request }),
      forFact: (request) => open({ of: 'fact', request }),
    }),
    [open],
  )
}

type DialogsProps = {
  request: Request | null
  /** Null before they have been loaded. */
  dialogs: LateDialogs | null
  tools: ImageTools
  facts: readonly QuotedFact[]
  findLinkTargets: FindLinkTargets
  onClose: () => void
}

export function Dialogs(props: DialogsProps) {
  const { request: open, dialogs, tools, facts, findLinkTargets, onClose } = props
  if (open?.of === 'images') {
    const { request } = open
    return (
      <Suspense>
        <ImageDialog key={request.kind} {...{ request, tools, onClose }} />
      </Suspense>
    )
  }
  if (open === null || dialogs === null) return null
  return open.of === 'link' ? (
    <dialogs.LinkDialog request={open.request} find={findLinkTargets} onClose={onClose} />
  ) : (
    <dialogs.FactDialog request={open.request} facts={facts} onClose={onClose} />
  )
}
