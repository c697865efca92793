import path from 'node:path'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { writeProfile } from '#app/features/content-editor/profile/profile-file.ts'
import { exportSite } from '#app/features/export/export-site.server.ts'
import { openStorage } from '#app/integrations/storage/open-storage.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import { OperatorError } from './operator-error.ts'
import { silentLog } from './silent-log.ts'
import { inUpgradedDatabase } from './upgraded-database.ts'

export async function exportCommand(config: Config, parameters: string[]): Promise<void> {
  const [name, ...others] = parameters
  if (name === undefined || others.length > 0 || name.startsWith('-'))
    throw new OperatorError('Name a new folder: export FOLDER.')
  const folder = path.resolve(name)
  await inUpgradedDatabase(config, async (db) => {
    const storage = openStorage(config, silentLog)
    const siteTexts = writeProfile(await listRecords(db), true)
    const exported = await exportSite({ db, storage, folder, siteTexts })
    if (exported === null) throw new OperatorError(`The folder ${folder} is not empty.`)
    const { posts, images, missingImages } = exported
    console.log(`Written: ${posts} posts, ${images} images and the texts of the site in ${folder}`)
    if (missingImages.length > 0)
      console.log(`Images that the storage does not have: ${missingImages.join(', ')}`)
  })
}
