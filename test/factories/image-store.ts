import { createImageEncoder } from '#app/features/images/encode-image.server.ts'
import { openImageFolder } from '#app/integrations/storage/open-storage.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import { silentLog } from '#test/factories/silent-log.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import type { DatabaseKind } from '#test/postgres.ts'

type StoreOptions = Parameters<typeof openPostStore>[1]

/** Posts whose images are encoded and stored, as the operator's commands do it. */
export async function openImageStore(
  kind: DatabaseKind,
  { log = silentLog, ...options }: StoreOptions & { log?: Logger } = {},
) {
  const store = await openPostStore(kind, options)
  const files = await openFolder()
  const encoder = createImageEncoder({ rootDir: ROOT, log })
  const storage = openImageFolder({ dataDir: files.folder })
  return {
    store,
    files,
    services: { ...store.services('operator'), storage, encoder },
    async close() {
      await encoder.close()
      await store.close()
      files.close()
    },
  }
}
