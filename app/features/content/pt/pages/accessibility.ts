import type { RecordData } from '#app/features/content/record-types.ts'

export const accessibility: RecordData<'page'> = {
  layout: 'plain',
  slug: 'acessibilidade',
  title: 'Acessibilidade',
  description:
    'Como ler nossas páginas com teclado, leitor de tela, letras grandes ou celular antigo, o que testamos, que limites conhecemos e como avisar de um problema.',
  subtitle: 'Queremos que você possa ler e usar cada página. Se não conseguir, por favor, avise.',
  date: '2026-11-25',
  sections: [
    {
      kind: 'text',
      id: 'aim',
      title: 'O que procuramos cumprir',
      text: `Procuramos cumprir as diretrizes de acessibilidade para a internet (Web Content Accessibility Guidelines, WCAG 2.2), nível AA.

[O Departamento de Justiça sobre sites e a lei (em inglês)](https://www.ada.gov/resources/web-guidance/)`,
    },
    {
      kind: 'text',
      id: 'ways',
      title: 'Formas de ler nossas páginas',
      text: `- Só com o teclado. Você alcança links, botões e campos, e vê onde está. Aperte Tab uma vez, e você pode pular o menu.
- Com um leitor de tela. Títulos, listas e campos têm nome, e ele pula os desenhos que só enfeitam.
- Com letras no dobro do tamanho, ou em um celular estreito. O texto deve caber na tela.
- Em um celular antigo ou com internet lenta. Textos, links e perguntas também funcionam com o JavaScript desligado.
- Em cores claras ou escuras, como no seu aparelho. Nenhum significado depende só da cor.
- Sem movimento, se o seu aparelho está ajustado assim. Um botão faz parar a faixa de bandeiras que se move.`,
    },
    {
      kind: 'text',
      id: 'tested',
      title: 'O que testamos',
      text: 'Testamos todas as páginas pela última vez em {date}. Os testes foram automáticos, em cores claras e escuras e em várias larguras de tela. Testes assim acham só parte dos problemas.',
    },
    {
      kind: 'text',
      id: 'limits',
      title: 'Limites que conhecemos',
      text: `- Pessoas que usam leitor de tela todos os dias ainda não testaram estas páginas para nós.
- Nossos testes usam um só navegador, o Chromium. Outros navegadores podem mostrar algo de outro jeito.
- Os artigos e os avisos do escritório podem estar só em inglês. Uma página em português diz se ninguém do escritório a revisou ainda.`,
      also: [
        {
          when: 'calendar',
          text: 'A agenda para marcar consultas é de outra empresa, e não podemos mudá-la. Você pode marcar por telefone: {phone}.',
        },
        {
          when: 'map',
          text: 'O mapa é de outra empresa, e não podemos mudá-lo. Nosso endereço está ao lado dele, e você pode ligar para {phone} e perguntar como chegar.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'tell-us',
      title: 'Avise de um problema',
      text: 'Ligue para {phone} ou escreva para {email}. Diga qual era a página e o que você usou. Você também pode pedir que leiamos um texto para você, ou pedir um texto em outro formato. Ao marcar uma consulta, diga do que precisa para participar.',
    },
  ],
}
