import type { RecordData } from '#app/features/content/record-types.ts'

export const people: Record<string, RecordData<'person'>> = {
  founder: {
    name: 'Sample Founder',
    role: 'Fundador e diretor-geral',
    isFounder: true,
    admissions: [
      {
        jurisdiction: 'Virgínia',
        registerName: 'Virginia State Bar',
        registerUrl: 'https://www.vsb.org/',
        number: null,
        year: null,
      },
    ],
    languages: ['Inglês'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['family-immigration', 'citizenship', 'u-visa'],
    biography: `Este perfil é um exemplo. Não existe esta pessoa, nem esta carreira, nem um número de registro na ordem dos advogados.

No exemplo, o fundador chegou à Virgínia quando criança. Em casa, era a criança que atendia a porta e o telefone, porque os adultos tinham medo dos dois. A faculdade de Direito veio mais tarde, entre turnos da noite. Os primeiros casos foram de vizinhos, e os primeiros honorários foram uma travessa de comida.

O que não mudou é o hábito de ler cada carta duas vezes.`,
    order: 10,
  },
  'responsible-attorney': {
    name: 'Sample Attorney',
    role: 'Advogado responsável',
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
    languages: ['Inglês'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['work-visas', 'permanent-residency', 'investor-visa'],
    biography:
      'Um exemplo: ninguém com este nome trabalha no escritório, e não há número de registro na ordem dos advogados.',
    order: 20,
  },
}
