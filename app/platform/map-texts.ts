export function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  return mapValue(content, change) as Content
}

function mapValue(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((inner) => mapValue(inner, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapValue(inner, change)]),
  )
}
