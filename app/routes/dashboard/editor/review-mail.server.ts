import { queueMail } from '#app/features/email/outbox.server.ts'
import { reviewTexts } from '#app/features/posts/reviews/review-texts.ts'
import type { changeReview } from '#app/features/posts/reviews/reviews.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { PostServices } from '#app/routes/dashboard/editor/post-services.server.ts'

/** Nothing where no e-mail is sent or the site has no public origin. E-mail is not encrypted: neither the text nor the note is in it. */
export function reviewMailer({
  config: { smtp, publicOrigin },
  outbox,
  now,
  site,
}: PostServices): Parameters<typeof changeReview>[4] {
  return async (tx, { post, act, to, by }) => {
    if (smtp === null || publicOrigin === null) return
    const values = {
      by,
      firm: site('en').firm.name,
      title: post.title,
      link: `${publicOrigin}/dashboard/blog/edit/${post.id}#review`,
    }
    const { subject, text } = reviewTexts.mails[act === 'ready' ? 'ready' : 'hand-back']
    const mail = {
      purpose: 'post-review' as const,
      to,
      subject: fillText(subject, values),
      text: fillText(text, values),
    }
    await queueMail(tx, outbox, mail, now())
  }
}
