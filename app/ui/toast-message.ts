/** One short message to the person at the screen. Destructive ones stay until they are closed. */
export type ToastMessage = {
  title: string
  text?: string
  tone: 'normal' | 'destructive'
}
