import { Link } from 'react-router'
import type { PictureLibraryWords } from '#app/features/blog/picture-library-words.ts'
import { type LibraryPicture, sizeText } from '#app/features/media/library.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { newTab } from '#app/ui/button.tsx'

/** A picture of the library, with its moments as staff read them. */
export type PictureCard = Omit<LibraryPicture, 'createdAt' | 'unnamedSince'> & {
  uploaded: string
  /** When it is deleted if no post shows it until then; null where a post does, or the sweep has not come by yet. */
  goneAfter: string | null
}

type PictureCardItemProps = {
  card: PictureCard
  /** Where it is asked whether to delete it. */
  deletion: string
  words: PictureLibraryWords
}

/** One picture: what it is, where it is used, and its deletion where it is not. */
export function PictureCardItem({ card, deletion, words }: PictureCardItemProps) {
  const { name, address, preview, width, height, bytes, uploaded, uses } = card
  return (
    <li className="picturecard" id={name}>
      <a className="frame" href={address} {...newTab}>
        <img src={preview} alt={fillText(words.open, { name })} loading="lazy" decoding="async" />
      </a>
      <div className="cardtext">
        <p className="name">{address}</p>
        <p className="small muted">
          {fillText(words.size, { width, height, bytes: sizeText(bytes) })}
          <br />
          {fillText(words.uploaded, { date: uploaded })}
        </p>
        {uses.length === 0 ? (
          <Unused card={card} deletion={deletion} words={words} />
        ) : (
          <Uses uses={uses} words={words} />
        )}
      </div>
    </li>
  )
}

const MOST_USES = 3

function Uses({ uses, words }: Pick<PictureCard, 'uses'> & { words: PictureLibraryWords }) {
  const more = uses.length - MOST_USES
  return (
    <>
      <p className="small muted">{words.usedIn}</p>
      <ul className="uses">
        {uses.slice(0, MOST_USES).map(({ postId, title, isTrashed }) => (
          <li key={postId} dir="auto">
            {isTrashed ? (
              fillText(words.trashed, { title })
            ) : (
              <Link to={`/dashboard/blog/edit/${postId}`}>{title}</Link>
            )}
          </li>
        ))}
        {more > 0 && <li>{fillText(words.more, { count: more })}</li>}
      </ul>
    </>
  )
}

function Unused({ card, deletion, words }: PictureCardItemProps) {
  const { goneAfter } = card
  return (
    <>
      <p className="small muted">
        {goneAfter === null ? words.unused : fillText(words.goneAfter, { date: goneAfter })}
      </p>
      <Link className="btn sec sm del" to={deletion} preventScrollReset>
        {words.delete}
        <span className="vh"> {card.name}</span>
      </Link>
    </>
  )
}
