import type { RecordData } from '#app/features/content/record-types.ts'

export const people: Record<string, RecordData<'person'>> = {
  founder: {
    name: 'Sample Founder',
    role: 'Fundación y dirección general',
    isFounder: true,
    admissions: [
      {
        jurisdiction: 'Virginia',
        registerName: 'Virginia State Bar',
        registerUrl: 'https://www.vsb.org/',
        number: null,
        year: null,
      },
    ],
    languages: ['inglés'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['family-immigration', 'citizenship', 'u-visa'],
    biography: `Este perfil es un ejemplo. No existe esta persona, ni esta carrera, ni un número de licencia.

En el ejemplo, quien fundó el bufete llegó a Virginia en su niñez. En casa le tocaba abrir la puerta y contestar el teléfono, porque los adultos les tenían miedo a los dos. La facultad de derecho llegó después, tras muchos turnos de noche. Los primeros casos fueron de vecinos, y los primeros honorarios, una bandeja de comida.

Lo que no ha cambiado es la costumbre de leer dos veces cada carta.`,
    order: 10,
  },
  'responsible-attorney': {
    name: 'Sample Attorney',
    role: 'Abogado responsable',
    isFounder: false,
    admissions: [
      {
        jurisdiction: 'Texas',
        registerName: 'State Bar of Texas',
        registerUrl: 'https://www.texasbar.com/',
        number: null,
        year: null,
      },
    ],
    languages: ['inglés'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['work-visas', 'permanent-residency', 'investor-visa'],
    biography:
      'Un ejemplo: nadie con este nombre trabaja en el bufete, y no hay un número de licencia.',
    order: 20,
  },
}
