type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl, or Cmd on a Mac, with the key alone. */
export function isShortcut(event: Key, key: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  return ctrlKey !== metaKey && !altKey && !shiftKey && event.key.toLowerCase() === key
}
