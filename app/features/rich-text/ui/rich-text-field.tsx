import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { EditorState } from 'prosemirror-state'
import type { ImageTools } from '#app/features/rich-text/image-picker/image-request.ts'
import type { QuotedFact } from '#app/features/rich-text/fact-request.ts'
import { markdownParagraphs } from '#app/features/rich-text/paragraphs/markdown-paragraphs.ts'
import type { ParagraphTools } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'
import type { FindLinkTargets } from '#app/features/rich-text/link-request.ts'
import {
  Dialogs,
  type LateDialogs,
  type Request,
  useAsks,
} from '#app/features/rich-text/ui/dialogs.tsx'
import { ImageIcon } from '#app/features/rich-text/ui/image-icon.tsx'
import type { RichEditorProps } from '#app/features/rich-text/ui/rich-editor.tsx'
import { useMarkdownTools } from '#app/features/rich-text/ui/use-markdown-tools.ts'
import { imageTexts, writingTexts } from '#app/features/rich-text/texts.ts'
import { FieldError } from '#app/ui/form/form-field.tsx'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type RichTextFieldProps = {
  name: string
  label: string
  hint: string
  defaultValue: string
  maxLength: number
  rows: number
  /** Of the text. */
  lang?: string
  error?: string | undefined
  images: ImageTools
  facts: readonly QuotedFact[]
  findLinkTargets: FindLinkTargets
  paragraphs: ParagraphTools
}

type Mode = 'markdown' | 'rich'
/** The dialogs come with the editor: that of links needs to read Markdown, too. */
type Loaded = LateDialogs & { Editor: (props: RichEditorProps) => ReactNode }

const REMEMBERED = 'writing-mode'

/** A text area without JavaScript and until the rich editor has loaded; unchanged text stays exactly as it was. */
export function RichTextField(props: RichTextFieldProps) {
  const { name, label, hint, defaultValue, maxLength, rows, error, images } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const labelId = useId()
  const { loaded, isFailed, mode, choose } = useModes(area)
  const kept = useRef<EditorState | null>(null)
  const [request, setRequest] = useState<Request | null>(null)
  const ask = useAsks(setRequest)
  const inMarkdown = useMarkdownTools(area, ask)
  const isRich = mode === 'rich' && loaded !== null
  useMarkdownParagraphs(area, isRich, props.paragraphs)
  const describedBy = [!isRich && `${name}-hint`, error !== undefined && `${name}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className="f">
      <div className="writinghead">
        <label id={labelId} htmlFor={isRich ? undefined : name}>
          {label}
        </label>
        {loaded && !isRich && <Tools {...inMarkdown} />}
        {loaded ? <Modes mode={mode} choose={choose} /> : <Arrival isFailed={isFailed} />}
      </div>
      {!isRich && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {isRich && (
        <loaded.Editor
          id={`${name}-rich`}
          lang={props.lang}
          area={area}
          labelId={labelId}
          describedBy={describedBy}
          isInvalid={error !== undefined}
          ask={ask}
          kept={kept}
          paragraphs={props.paragraphs}
        />
      )}
      <TextArea
        id={name}
        name={name}
        dir="auto"
        lang={props.lang}
        ref={area}
        className={error === undefined ? 'in' : 'in err'}
        hidden={isRich}
        rows={rows}
        defaultValue={defaultValue}
        maxLength={maxLength}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        {...inMarkdown.events}
      />
      <FieldError id={`${name}-error`} text={error} />
      <Dialogs
        dialogs={loaded}
        request={request}
        tools={images}
        facts={props.facts}
        findLinkTargets={props.findLinkTargets}
        onClose={() => setRequest(null)}
      />
    </div>
  )
}

function useMarkdownParagraphs(
  area: RefObject<HTMLTextAreaElement | null>,
  isRich: boolean,
  { connect }: ParagraphTools,
): void {
  useEffect(() => {
    if (isRich || !area.current) return undefined
    connect(markdownParagraphs(area.current))
    return () => connect(null)
  }, [area, isRich, connect])
}

type ToolsProps = Pick<
  ReturnType<typeof useMarkdownTools>,
  'askForImages' | 'askForLink' | 'askForFact'
>

function Tools({ askForImages, askForLink, askForFact }: ToolsProps) {
  const { link, fact } = writingTexts.toolbar
  return (
    <div className="acts">
      <Tool label={imageTexts.tool} icon={<ImageIcon />} onPress={() => askForImages()} />
      <Tool label={link} icon={<Icon name="link" />} onPress={askForLink} />
      <Tool label={fact} icon={<Icon name="scale" />} onPress={askForFact} />
    </div>
  )
}

type ToolProps = { label: string; icon: ReactNode; onPress: () => void }

function Tool({ label, icon, onPress }: ToolProps) {
  return (
    <button type="button" className="iconbtn" aria-label={label} title={label} onClick={onPress}>
      {icon}
    </button>
  )
}

// Reserves the space of the mode buttons, so that nothing moves.
function Arrival({ isFailed }: { isFailed: boolean }) {
  const isHydrated = useIsHydrated()
  return (
    <p className="arrival" role="status">
      {isHydrated && (isFailed ? writingTexts.failed : writingTexts.loading)}
    </p>
  )
}

function Modes({ mode, choose }: { mode: Mode; choose: (mode: Mode) => void }) {
  const { modes } = writingTexts
  return (
    <div className="modes" role="group" aria-label={modes.label}>
      {(['rich', 'markdown'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={mode === name} onClick={() => choose(name)}>
          {modes[name]}
        </button>
      ))}
    </div>
  )
}

// Replaces the text area only while the user is not writing there.
function useModes(area: { current: HTMLTextAreaElement | null }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [mode, setMode] = useState<Mode>('markdown')
  useEffect(() => {
    let isGone = false
    const arrive = async () => {
      const [{ RichEditor: Editor }, { LinkDialog }, { FactDialog }] = await Promise.all([
        import('#app/features/rich-text/ui/rich-editor.tsx'),
        import('#app/features/rich-text/ui/link-dialog.tsx'),
        import('#app/features/rich-text/ui/fact-dialog.tsx'),
      ])
      if (isGone) return
      setLoaded({ Editor, LinkDialog, FactDialog })
      const isBusy = document.activeElement === area.current
      if (!isBusy && localStorage.getItem(REMEMBERED) !== 'markdown') setMode('rich')
    }
    arrive().catch((error: unknown) => {
      if (!isGone) setFailed(true)
      reportError(error)
    })
    return () => {
      isGone = true
    }
  }, [area])
  const choose = (wanted: Mode) => {
    localStorage.setItem(REMEMBERED, wanted)
    setMode(wanted)
  }
  return { loaded, isFailed, mode, choose }
}
