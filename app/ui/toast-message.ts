/** Destructive ones stay until they are closed. */
export type ToastMessage = {
  title: string
  text?: string
  tone: 'normal' | 'destructive'
}
