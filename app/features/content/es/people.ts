import { people as english } from '#app/features/content/en/people.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const people = inOtherWords(english, {
  founder: {
    role: 'Fundación y dirección general',
    languages: ['inglés'],
    biography: `Este perfil es un ejemplo. No existe esta persona, ni esta carrera, ni un número de licencia.

En el ejemplo, quien fundó el bufete llegó a Virginia en su niñez. En casa le tocaba abrir la puerta y contestar el teléfono, porque los adultos les tenían miedo a los dos. La facultad de derecho llegó después, tras muchos turnos de noche. Los primeros casos fueron de vecinos, y los primeros honorarios, una bandeja de comida.

Lo que no ha cambiado es la costumbre de leer dos veces cada carta.`,
  },
  'responsible-attorney': {
    role: 'Abogado responsable',
    languages: ['inglés'],
    biography:
      'Un ejemplo: nadie con este nombre trabaja en el bufete, y no hay un número de licencia.',
  },
  'family-attorney': {
    role: 'Abogada, casos de familia',
    languages: ['inglés', 'español'],
    biography:
      'Un ejemplo: nadie con este nombre trabaja en el bufete. Un texto real dice qué hizo antes y en qué casos la conocería usted.',
  },
  'work-attorney': {
    role: 'Abogado, casos de trabajo',
    languages: ['inglés', 'portugués'],
    biography:
      'Un ejemplo: nadie con este nombre trabaja en el bufete. Un texto real dice para qué empresas y personas ha preparado documentos.',
  },
})
