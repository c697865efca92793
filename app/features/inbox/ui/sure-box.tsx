import { erasureTexts } from '#app/features/inbox/inbox-texts.ts'
import { FieldError } from '#app/ui/form/form-field.tsx'

/** Has to be ticked before messages are erased. */
export function SureBox({ text, isUnchecked }: { text: string; isUnchecked: boolean }) {
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name="sure"
          required
          aria-invalid={isUnchecked || undefined}
          aria-describedby={isUnchecked ? 'sure-error' : undefined}
        />
        <span>{text}</span>
      </label>
      <FieldError id="sure-error" text={isUnchecked ? erasureTexts.person.unchecked : undefined} />
    </div>
  )
}
