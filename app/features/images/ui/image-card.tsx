import { Link } from 'react-router'
import { descriptionOf, type LibraryImage, sizeText } from '#app/features/images/library.ts'
import { imageTexts } from '#app/features/images/image-texts.ts'
import { libraryTexts as texts } from '#app/features/images/library-texts.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'

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
  const { name, address, preview, uses } = card
  const page = pathTo('/dashboard/images/:name', { name })
  return (
    <li className="imagecard" id={name}>
      {/* The title below leads there, too. */}
      <Link className="frame" to={page} tabIndex={-1} aria-hidden="true">
        <img src={preview} alt="" loading="lazy" decoding="async" />
      </Link>
      <div className="cardtext">
        <h2>
          <Link className="t" to={page} dir="auto">
            {descriptionOf(card) || imageTexts.noDescription}
            <span className="vh">, {name}</span>
          </Link>
        </h2>
        <p className="name">{address}</p>
        <ImageFacts card={card} />
        {uses.length === 0 ? <Unused card={card} deletion={deletion} /> : <Uses uses={uses} />}
      </div>
    </li>
  )
}

type ImageFactsProps = {
  card: Pick<ImageCard, 'width' | 'height' | 'bytes' | 'uploaded'>
}

export function ImageFacts({ card: { width, height, bytes, uploaded } }: ImageFactsProps) {
  return (
    <p className="small muted">
      {fillText(texts.size, { width, height, bytes: sizeText(bytes) })}
      <br />
      {fillText(texts.uploaded, { date: uploaded })}
    </p>
  )
}

const MOST_USES = 3

type UsesProps = Pick<ImageCard, 'uses'> & {
  /** Under a heading of their own. */
  isWhole?: boolean
}

export function Uses({ uses, isWhole = false }: UsesProps) {
  const most = isWhole ? uses.length : MOST_USES
  const more = uses.length - most
  return (
    <>
      {!isWhole && <p className="small muted">{texts.usedIn}</p>}
      <ul className="uses">
        {uses.slice(0, most).map(({ path, title, isTrashed }) => (
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
