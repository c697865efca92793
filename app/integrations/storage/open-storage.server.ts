import path from 'node:path'
import { createFileStorage } from '#app/integrations/storage/file-storage.server.ts'
import type { ObjectStorage } from '#app/integrations/storage/object-storage.ts'
import { createS3Storage } from '#app/integrations/storage/s3-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

type Place = Pick<Config, 'dataDir' | 's3'>

/** Where the settings say that images are. */
export function openStorage({ dataDir, s3 }: Place, log: Logger): ObjectStorage {
  return s3 === null ? openImageFolder({ dataDir }) : createS3Storage(s3, log)
}

export function openImageFolder({ dataDir }: Pick<Place, 'dataDir'>): ObjectStorage {
  return createFileStorage(path.join(dataDir, 'images'))
}
