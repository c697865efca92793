import { Link } from 'react-router'
import { type LibraryImage, sizeText } from '#app/features/images/library.ts'
import { libraryTexts as texts } from '#app/features/images/library-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { newTab } from '#app/ui/button.tsx'

export type ImageCard = Omit<LibraryImage, 'createdAt' | 'orphanedSince'> & {
  uploaded: string
  /** Null while something shows it, or before the clean-up job has checked it. */
  goneAfter: string | null
}

type ImageCardItemProps = {
  card: ImageCard
  /** The address that asks; null for someone who may not delete. */
  deletion: string | null
}

export function ImageCardItem({ card, deletion }: ImageCardItemProps) {
  const { name, address, preview, width, height, bytes, uploaded, uses } = card
  return (
    <li className="imagecard" id={name}>
      <a className="frame" href={address} {...newTab}>
        <img src={preview} alt={fillText(texts.open, { name })} loading="lazy" decoding="async" />
      </a>
      <div className="cardtext">
        <p className="name">{address}</p>
        <p className="small muted">
          {fillText(texts.size, { width, height, bytes: sizeText(bytes) })}
          <br />
          {fillText(texts.uploaded, { date: uploaded })}
        </p>
        {uses.length === 0 ? <Unused card={card} deletion={deletion} /> : <Uses uses={uses} />}
      </div>
    </li>
  )
}

const MOST_USES = 3

function Uses({ uses }: Pick<ImageCard, 'uses'>) {
  const more = uses.length - MOST_USES
  return (
    <>
      <p className="small muted">{texts.usedIn}</p>
      <ul className="uses">
        {uses.slice(0, MOST_USES).map(({ path, title, isTrashed }) => (
          <li key={path} dir="auto">
            {isTrashed ? fillText(texts.trashed, { title }) : <Link to={path}>{title}</Link>}
          </li>
        ))}
        {more > 0 && <li>{fillText(texts.more, { count: more })}</li>}
      </ul>
    </>
  )
}

function Unused({ card, deletion }: ImageCardItemProps) {
  const { goneAfter } = card
  return (
    <>
      <p className="small muted">
        {goneAfter === null ? texts.unused : fillText(texts.goneAfter, { date: goneAfter })}
      </p>
      {deletion !== null && (
        <Link className="btn sec sm del" to={deletion} preventScrollReset>
          {texts.delete}
          <span className="vh"> {card.name}</span>
        </Link>
      )}
    </>
  )
}
