import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureLibrary } from '#app/features/blog/picture-library.ts'
import type { KnownPicture } from '#app/features/writing/picture-request.ts'
import type { ChooseWords } from '#app/features/writing/picture-words.ts'
import { LibraryPicker } from '#app/features/writing/ui/library-picker.tsx'
import { Button, newTab } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type CoverFromLibraryProps = { onTake: (picture: KnownPicture) => void; words: ChooseWords }

/**
 * Takes the picture at the head of a post out of the library. Without JavaScript it leads to the library, where each picture
 * stands with its address.
 */
export function CoverFromLibrary({ onTake, words }: CoverFromLibraryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <a
        className="btn sec"
        href={pictureLibrary.href}
        {...newTab}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {words.open}
      </a>
      {isOpen && <Choice onTake={onTake} onClose={() => setOpen(false)} words={words} />}
    </>
  )
}

function Choice({ onTake, onClose, words }: CoverFromLibraryProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const body = (
    <Dialog
      id="pictures"
      title={words.title}
      ref={dialog}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={close}>
          {words.close}
        </Button>
      }
    >
      <LibraryPicker
        library={pictureLibrary}
        onTake={(picture) => {
          close()
          onTake(picture)
        }}
        words={words}
      />
    </Dialog>
  )
  return createPortal(body, document.body)
}
