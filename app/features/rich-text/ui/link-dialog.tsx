import { useLayoutEffect, useRef, useState } from 'react'
import type {
  FindLinkTargets,
  LinkRequest,
  LinkTarget,
} from '#app/features/rich-text/link-request.ts'
import { isAllowedLink } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'
import { FieldDialog, useFieldDialog } from '#app/features/rich-text/ui/field-dialog.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { SuggestionList } from '#app/ui/form/suggestion-list.tsx'
import { useCombobox } from '#app/ui/form/use-combobox.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'
import { fillText } from '#app/platform/fill-text.ts'

export type LinkDialogProps = { request: LinkRequest; find: FindLinkTargets; onClose: () => void }

const { link } = writingTexts
const ADDRESS = 'link-address'

export function LinkDialog({ request, find, onClose }: LinkDialogProps) {
  const { dialog, close } = useFieldDialog(onClose)
  const [text, setText] = useState(request.text)
  const [href, setHref] = useState(request.href)
  const [error, setError] = useState<string | undefined>()

  const set = (address: string) => {
    if (address !== '' && !isAllowedLink(address)) setError(link.invalid)
    else close(() => request.settle({ href: address, text }))
  }
  // The dialog, which has opened before, focuses its first field by itself.
  useLayoutEffect(() => document.getElementById(ADDRESS)?.focus(), [])
  const address = plainAddress(withScheme(cleanAddress(href)))
  return (
    <FieldDialog
      id="set-link"
      title={link.title}
      dialog={dialog}
      onDismiss={() => close()}
      onSubmit={() => set(address)}
    >
      {text !== null && (
        <Field
          name="text"
          id="link-text"
          label={link.text}
          value={text}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <TargetField
        href={href}
        error={error}
        find={find}
        onType={setHref}
        onTake={(target) => {
          setHref(target.address)
          if (text === '') setText(target.title)
        }}
      />
      <div className="btns">
        <Button variant="secondary" onClick={() => close()}>
          {link.cancel}
        </Button>
        {address !== '' && isAllowedLink(address) && (
          <ButtonLink href={address} variant="secondary" external>
            {link.open}
          </ButtonLink>
        )}
        {request.href !== '' && (
          <Button variant="secondary" onClick={() => set('')}>
            {link.remove}
          </Button>
        )}
        <Button type="submit">{link.set}</Button>
      </div>
    </FieldDialog>
  )
}

type TargetFieldProps = {
  href: string
  error: string | undefined
  find: FindLinkTargets
  onType: (text: string) => void
  onTake: (target: LinkTarget) => void
}

const LIST = 'link-targets'

function TargetField({ href, error, find, onType, onTake }: TargetFieldProps) {
  const { list, show, close, choose, field } = useCombobox<LinkTarget>({
    id: LIST,
    // They come later.
    suggest(active) {
      search.begin(href, { pause: 0, active })
      return []
    },
    take: onTake,
  })
  const search = useLinkSearch(find, show)
  return (
    <div className="combo">
      <Field
        name="address"
        id={ADDRESS}
        label={link.address}
        hint={link.addressHint}
        value={href}
        error={error}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          onType(event.currentTarget.value)
          close()
          search.begin(event.currentTarget.value)
        }}
        // The list stays, or the button that is being pressed would move away.
        onBlur={search.stop}
        {...field}
      />
      <SuggestionList
        label={link.targets}
        list={list}
        choose={(target) => {
          search.stop()
          choose(target)
        }}
        keyOf={({ address }) => address}
      >
        {({ title, address, note }) => (
          <>
            <span>
              {title}
              <span className="where">{address}</span>
            </span>
            <span className="muted">{note}</span>
          </>
        )}
      </SuggestionList>
      <p className="hint" role="status">
        {search.note}
      </p>
    </div>
  )
}

// What is typed is no file, whatever its ending.
function withScheme(address: string): string {
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address)
  return isHost ? `https://${address}` : address
}

const PAUSE_MS = 200
const IS_ADDRESS = /^(?:https?:|mailto:|tel:|#)/i

/** Searches after a pause in typing; only the last answer counts. */
function useLinkSearch(
  find: FindLinkTargets,
  show: (targets: readonly LinkTarget[], active: number) => void,
) {
  const [note, setNote] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)

  const stop = () => {
    latest.current += 1
    clearTimeout(timer.current)
  }
  const search = async (text: string, active: number) => {
    const own = latest.current
    const found = await find(text)
    if (own !== latest.current) return
    setNote(found.ok ? null : fillText(link.searchFailed, { reason: found.problem }))
    if (!found.ok) return
    if (found.value.length === 0) setNote(link.none)
    show(found.value, active)
  }
  return {
    note,
    stop,
    begin(text: string, { pause = PAUSE_MS, active = -1 } = {}) {
      stop()
      setNote(null)
      if (!IS_ADDRESS.test(text.trim())) {
        timer.current = setTimeout(() => void search(text.trim(), active), pause)
      }
    },
  }
}
