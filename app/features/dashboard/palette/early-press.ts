/** There Ctrl+K sets a link. */
export const TEXTS = 'textarea, [contenteditable="true"]'

/** Runs in the page before its scripts have come: a press that asks for the search is held on `html` until what listens has loaded. */
export const holdEarlyPress = `{
const page = document.documentElement.dataset
const asks = ({ type, target, key, ctrlKey, metaKey, altKey, shiftKey }, button) =>
  type === 'click'
    ? button.contains(target)
    : /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey && !target.closest('${TEXTS}')
const hold = (event) => {
  const button = page.find === 'heard' ? null : document.querySelector('.desksearch')
  if (!button || !asks(event, button)) return
  event.preventDefault()
  page.find = 'pressed'
}
addEventListener('keydown', hold)
addEventListener('click', hold)
addEventListener('focusin', () => page.find === 'pressed' && delete page.find)
}`

/** @returns whether a press was held; from now on none is */
export function takeEarlyPress(): boolean {
  const page = document.documentElement.dataset
  const isPressed = page['find'] === 'pressed'
  page['find'] = 'heard'
  return isPressed && document.querySelector('dialog:modal') === null
}
