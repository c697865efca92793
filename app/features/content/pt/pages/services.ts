import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  slug: 'servicos',
  title: 'Nossos serviços',
  description:
    'Seis tipos de caso de imigração: família, trabalho, residência permanente, cidadania, visto U e investidor. O que é cada um, e o que fazemos nele.',
  subtitle:
    'Escolha o caso que mais se parece com o seu. Se não tiver certeza, ligue e pergunte. Green card quer dizer residência permanente.',
  closing: {
    title: 'Não sabe qual é o seu?',
    text: 'Conte quem você é, onde está e o que quer fazer. Procuramos com você o caminho que serve.',
  },
}
