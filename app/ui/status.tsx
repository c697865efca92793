/** The word, too, so that colour is never needed. */
export function Status({ published, text }: { published: boolean; text: string }) {
  return <span className={published ? 'st pub' : 'st'}>{text}</span>
}
