// A visa, form or class: "EB-5", "L-1A", "E-1/E-2", "I-130", "U-Visa". Browsers break lines after its hyphen.
const NAME = /\b([A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|U-Visa)(?![\w-])/

/** Texts and names alternate, a text first. */
export function splitAtNames(text: string): string[] {
  return text.split(NAME)
}
