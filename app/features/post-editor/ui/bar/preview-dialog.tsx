import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { previewPath } from '#app/features/post-editor/unsaved-post.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'

const texts = editorTexts.preview

const WIDTHS = { phone: 390, desktop: 1280 } as const
const FRAME = 'unsaved-post'
// As in the preview of the site's drafts: its own page, which only cannot replace the editor.
const SANDBOX =
  'allow-same-origin allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'

type PreviewDialogProps = {
  id: string | null
  form: RefObject<HTMLFormElement | null>
  onClose: () => void
}

export function PreviewDialog({ id, form, onClose }: PreviewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [device, setDevice] = useState<keyof typeof WIDTHS>(ownDevice)
  const [scheme, setScheme] = useState<'light' | 'dark'>(systemScheme)
  const room = useScale(WIDTHS[device])
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (form.current) sendInto(FRAME, form.current, previewPath(id))
  }, [form, id])
  return createPortal(
    <Dialog id="post-preview" title={texts.title} ref={dialog} onClose={onClose} actions={null}>
      <div className="previewtools">
        <Choice label={texts.device} options={texts.devices} chosen={device} choose={setDevice} />
        <Choice label={texts.scheme} options={texts.schemes} chosen={scheme} choose={setScheme} />
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
      </div>
      {hasFile(form.current) && <p className="small muted">{texts.fileToCome}</p>}
      <div className={`postpreview ${device} ${scheme}`} ref={room}>
        <iframe title={texts.frame} name={FRAME} sandbox={SANDBOX} />
      </div>
    </Dialog>,
    document.body,
  )
}

/** Makes the frame as much smaller as a whole screen's width needs. */
function useScale(width: number): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return undefined
    const fit = () => {
      element.style.setProperty('--screen-width', `${width}px`)
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(element)
    fit()
    return () => observer.disconnect()
  }, [width])
  return room
}

function ownDevice(): keyof typeof WIDTHS {
  return innerWidth < 640 ? 'phone' : 'desktop'
}

function systemScheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function hasFile(form: HTMLFormElement | null): boolean {
  const file = form?.elements.namedItem('file')
  return file instanceof HTMLInputElement && (file.files?.length ?? 0) > 0
}

/** Sends the texts of the form, and leaves the form itself alone. */
function sendInto(frame: string, form: HTMLFormElement, action: string): void {
  const copy = document.createElement('form')
  Object.assign(copy, { method: 'post', action, target: frame, hidden: true })
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    const field = document.createElement('textarea')
    Object.assign(field, { name, value })
    copy.append(field)
  }
  document.body.append(copy)
  copy.submit()
  copy.remove()
}

type ChoiceProps<Name extends string> = {
  label: string
  options: Readonly<Record<Name, string>>
  chosen: Name
  choose: (name: Name) => void
}

/** Buttons of which one is pressed. */
function Choice<Name extends string>({ label, options, chosen, choose }: ChoiceProps<Name>) {
  return (
    <div className="modes" role="group" aria-label={label}>
      {(Object.entries(options) as [Name, string][]).map(([name, text]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => choose(name)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
