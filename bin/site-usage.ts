export const USAGE = `The operator's commands, also while the site runs:
  npm run site -- admin create [email]            makes an owner, who may do everything
  npm run site -- admin reset-password [email]    gives an account another password and ends its sessions
  npm run site -- admin reset-link [email]        prints a link, good once and for an hour, to choose another password
  npm run site -- admin remove-second-factor [email]
                                                  for a lost phone: asks for no code any more and ends all sessions
  npm run site -- admin disable [email]           bars an account and ends its sessions
  npm run site -- admin enable [email]            lets a disabled account sign in again
  npm run site -- admin list                      shows all accounts
  npm run site -- backup [folder]                 writes everything but the keys into one file (BACKUP_DIR)
  npm run site -- restore FILE [--identity FILE]  into an empty data folder or database
  npm run site -- restore --verify FILE [--identity FILE]
                                                  restores it into a temporary folder, starts that site and checks it
  npm run site -- move --to postgres://…          while the site is stopped: copies every row into that empty database,
                                                  and compares them
  npm run site -- move --to sqlite                the same from DATABASE_URL into the data folder
  npm run site -- images move --to s3             copies every image into the bucket of the settings, and compares them
  npm run site -- images move --to disk           the same from the bucket into the data folder
  npm run site -- profile export [FILE] [--all]   writes what the firm says of itself as JSON; with --all every text of the site
  npm run site -- profile import FILE [--dry-run] takes such a file, all of it or nothing, and says what is wrong with which field
  npm run site -- law export [FILE]               writes what the site says of the law as a law pack, in every language
  npm run site -- law import [FILE] [--dry-run]   makes drafts of what a law pack says differently; without FILE the one of this version
  npm run site -- import wordpress export.xml [--uploads FOLDER] [--tags] [--language es] [--publish] [--dry-run]
                                                  posts and pages of WordPress, as drafts without --publish; can be repeated
  npm run site -- import ghost export.json        the same of Ghost
  npm run site -- import markdown FOLDER          the same of Markdown files with front matter, or of an export of this product
  npm run site -- import table postgres://…       the same of a table blog_posts that another program has written
  npm run site -- export FOLDER                   writes posts as Markdown, images as files and the texts of the site as JSON
  npm run site -- doctor [--json]                 looks at the database, the disk, email, backups and more, says what to do, and changes nothing
  npm run site -- version                         shows the version, and the last migration that it knows
A password is asked for without showing it, or taken as the first line of the standard input.`
