import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import type { ShownText } from '#app/features/site/sections/shown-sections.ts'
import { Blocks } from '#app/features/site/sections/ui/blocks.tsx'
import { Admissions } from '#app/features/site/ui/admissions.tsx'

export type TextParts = {
  section: ShownText
  texts: InterfaceTexts['plainPages']
  admissions: FirmProfile['admissions']
}

/** Links follow the list of lawyers. */
export function TextOf({ section, texts, admissions }: TextParts) {
  const { blocks, showsAdmissions, notOurWork, saveHref } = section
  const links = blocks.filter(({ kind }) => kind === 'link')
  return (
    <>
      {notOurWork === true && <p className="not-ours">{texts.notOurWork.section}</p>}
      <Blocks blocks={blocks.filter(({ kind }) => kind !== 'link')} />
      {showsAdmissions === true && <Admissions admissions={admissions} texts={texts} />}
      <Blocks blocks={links} />
      {saveHref !== null && (
        <p className="save">
          <a href={saveHref} download={texts.saved.file}>
            {texts.saved.link}
            <span className="vh">: {section.title}</span>
          </a>{' '}
          {texts.saved.caution}
        </p>
      )}
    </>
  )
}
