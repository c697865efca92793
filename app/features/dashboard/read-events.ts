export type ServerEvent = { name: string; data: string }

/** HTML Standard, section 9.2.6, without ids and retry times, which we do not send. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) yield toEvent(block)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function toEvent(block: string): ServerEvent {
  const lines = block.split('\n')
  const valueOf = (field: string) =>
    lines
      .filter((line) => line.startsWith(`${field}: `))
      .map((line) => line.slice(field.length + 2))
      .join('\n')
  return { name: valueOf('event'), data: valueOf('data') }
}
