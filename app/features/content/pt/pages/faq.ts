import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  slug: 'perguntas-frequentes',
  title: 'Perguntas frequentes',
  description:
    'Respostas sobre petições familiares, vistos de trabalho e de investidor, asilo, visto U e cidadania, e sobre a primeira conversa com um advogado.',
  subtitle:
    'Estas são as perguntas que mais nos fazem. As respostas são gerais, e o seu caso pode ser diferente. Green card quer dizer residência permanente.',
  sections: [
    {
      id: 'family',
      title: 'Imigração pela família',
    },
    {
      id: 'work',
      title: 'Vistos de trabalho e investimento',
    },
    {
      id: 'humanitarian',
      title: 'Imigração humanitária',
      more: { text: 'Ajuda urgente', href: '/urgent' },
    },
    {
      id: 'citizenship',
      title: 'Cidadania e naturalização',
    },
    {
      id: 'general',
      title: 'Perguntas gerais de imigração',
      more: { text: 'Respostas curtas a outras perguntas', href: '/answers' },
    },
  ],
  more: {
    title: 'Tem mais perguntas?',
    text: 'Ligue para nós ou mande uma mensagem.',
  },
}
