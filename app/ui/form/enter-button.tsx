/** The first button of a form is the one that Enter presses. */
export function EnterButton({ act }: { act: string }) {
  return (
    <button className="vh" type="submit" name="act" value={act} tabIndex={-1} aria-hidden="true" />
  )
}
