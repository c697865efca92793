/** Search fields and hidden fields do not count. */
export function hasUnsavedText(page: ParentNode): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form[method="post" i] :is(input:not([type="hidden"]), textarea, select)',
  )
  return [...fields].some(isChanged)
}

function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
