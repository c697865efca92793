import { people as english } from '#app/features/content/en/people.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const people = inOtherWords(english, {
  founder: {
    role: 'Fundador e diretor-geral',
    languages: ['Inglês'],
    biography: `Este perfil é um exemplo. Não existe esta pessoa, nem esta carreira, nem um número de registro na ordem dos advogados.

No exemplo, o fundador chegou à Virgínia quando criança. Em casa, era ele, ainda criança, quem atendia a porta e o telefone, porque os adultos tinham medo dos dois. A faculdade de Direito veio mais tarde, entre turnos da noite. Os primeiros casos foram de vizinhos, e os primeiros honorários foram uma travessa de comida.

O que não mudou é o hábito de ler cada carta duas vezes.`,
  },
  'responsible-attorney': {
    role: 'Advogado responsável',
    languages: ['Inglês'],
    biography:
      'Um exemplo: ninguém com este nome trabalha no escritório, e não há número de registro na ordem dos advogados.',
  },
  'family-attorney': {
    role: 'Advogada, casos de família',
    languages: ['inglês', 'espanhol'],
    biography:
      'Um exemplo: ninguém com este nome trabalha no escritório. Um texto real diz o que ela fez antes e em que casos você a encontraria.',
  },
  'work-attorney': {
    role: 'Advogado, casos de trabalho',
    languages: ['inglês', 'português'],
    biography:
      'Um exemplo: ninguém com este nome trabalha no escritório. Um texto real diz para quais empresas e pessoas ele preparou documentos.',
  },
})
