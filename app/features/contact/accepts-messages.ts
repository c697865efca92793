/**
 * Whether the contact page takes messages. False until each one is stored before anybody is thanked for it: a form that
 * loses what a frightened person wrote is worse than none. While it is false the page says so and gives the telephone.
 */
export const acceptsMessages: boolean = false
