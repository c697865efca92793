import type * as english from '#app/features/site/texts/en/blog.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

export const blog: typeof english.blog = {
  list: {
    title: 'Blog e notícias de imigração',
    description: 'O que mudou na lei de imigração dos EUA, quem é afetado e o que você pode fazer.',
    subtitle: 'O que mudou, quem é afetado e o que você pode fazer.',
    searchLabel: 'Buscar artigos',
    searchPlaceholder: 'Buscar artigos...',
    search: 'Buscar',
    searchNeedsScript:
      'Para buscar, ative o JavaScript no seu navegador. Todos os nossos artigos estão na lista abaixo.',
    clearSearch: 'Limpar a busca',
    loading: 'Carregando os artigos...',
    searchFailed: 'A busca não funcionou, por isso a lista não mudou. Estamos tentando de novo.',
    noneFound: 'Nenhum artigo encontrado para a sua busca',
    noneYet: 'Ainda não há artigos. Volte em breve.',
    found: counted('pt', {
      one: '{count} artigo encontrado',
      many: '{count} de artigos encontrados',
      other: '{count} artigos encontrados',
    }),
    foundMore: counted('pt', {
      one: 'Mais de {count} artigo encontrado',
      many: 'Mais de {count} de artigos encontrados',
      other: 'Mais de {count} artigos encontrados',
    }),
    categories: 'Categorias',
    allCategories: 'Todos os artigos',
    inCategory: 'Artigos sobre {category}',
    inCategoryDescription:
      'Artigos sobre {category}: o que mudou, quem é afetado e o que você pode fazer.',
    readMore: 'Ler mais',
    readMoreAbout: 'sobre {title}',
    older: 'Artigos mais antigos',
    newer: 'Artigos mais recentes',
    sample: 'Artigo de exemplo',
    fallback:
      'Não conseguimos carregar nossos artigos agora. Até eles voltarem, você vê artigos de exemplo que nenhum advogado revisou. Volte em breve ou ligue para nós.',
  },
  post: {
    loading: 'Carregando o artigo...',
    by: 'Por {author}',
    readingTime: counted('pt', {
      one: '{count} minuto de leitura',
      many: '{count} de minutos de leitura',
      other: '{count} minutos de leitura',
    }),
    reviewed: 'Revisado por {reviewer} em {date}. Informação geral, não orientação jurídica.',
    notReviewed: 'Informação geral, não orientação jurídica.',
    sampleNote: 'Este é um artigo de exemplo. Nenhum advogado o revisou. Não se baseie nele.',
    onThisPage: 'Nesta página',
    advice: [
      'A lei de imigração muda com frequência, e um artigo pode ficar desatualizado. Veja a data no início e confira a página da agência do governo antes de dar entrada em qualquer coisa.',
      'Cada caso é diferente. Consulte um advogado sobre o seu antes de decidir, assinar ou viajar.',
    ],
    share: {
      title: 'Compartilhe este artigo',
      email: 'E-mail',
      emailBody: '{title}\n\n{address}',
      whatsapp: 'WhatsApp',
      copy: 'Copiar ou compartilhar o link',
      copied: 'O link foi copiado',
      address: 'Endereço deste artigo',
    },
    back: 'Voltar a todos os artigos',
    readNext: 'Leia também',
    questions: 'Perguntas comuns sobre este assunto',
    outsideImage: 'Mostrar a imagem de {host}',
    source: {
      changed: 'A versão em {language} foi alterada em {date}.',
      read: 'Ler em {language}.',
    },
    edit: 'Editar este artigo',
  },
  notFound: {
    title: 'Artigo não encontrado',
    text: 'O artigo que você procura não existe ou foi retirado.',
    back: 'Voltar ao blog',
  },
}
