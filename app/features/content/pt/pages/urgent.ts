import type { RecordData } from '#app/features/content/record-types.ts'

export const urgent: RecordData<'page'> = {
  layout: 'plain',
  slug: 'urgente',
  isAboutLaw: true,
  quickExit: true,
  title: 'Ajuda urgente',
  description:
    'O que fazer agora: o ICE ou a polícia na porta, um parente detido, uma carta do tribunal de imigração, violência, um prazo, ou dinheiro que alguém levou.',
  subtitle:
    'Procure o que aconteceu e comece pelo primeiro passo. Os telefones desta página são abertos ao público; nenhum deles é nosso.',
  sections: [
    {
      kind: 'text',
      id: 'door',
      title: 'O ICE ou a polícia está na porta',
      text: `1. Você não precisa abrir a porta. Peça aos agentes que encostem o papel na janela.
2. Veja quem assinou. {door.paper}
3. Diga: “I do not consent” (“não dou permissão”). Não resista, mesmo que entrem.
4. Depois fique em silêncio, exceto para pedir um advogado.

{door.memo}

{removal.expedited}

*Fontes: {door.paper:day} ({door.paper:source}); {door.memo:day} ({door.memo:source}); {removal.expedited:day} ({removal.expedited:source}).*`,
    },
    {
      kind: 'text',
      id: 'detained',
      title: 'Um parente está detido',
      text: `1. Procure em [locator.ice.gov](https://locator.ice.gov/). O site localiza adultos. Você precisa do A-number (número de estrangeiro) e do país de nascimento, ou do nome completo exato e do país de nascimento.
2. Ligue para o ICE e pergunte onde a pessoa está: [{line.ice}](tel:+{line.ice:value}).
3. Ligue para um advogado. A RAICES ajuda pessoas detidas: [{line.raices}](tel:+{line.raices:value}). O Departamento de Justiça tem [uma lista de ajuda jurídica gratuita](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers).
4. Diga ao seu parente para não assinar nada antes que um advogado tenha lido.

{detention.bond}

*Fontes: {line.ice:day} ({line.ice:source}); {detention.bond:day} ({detention.bond:source}).*`,
    },
    {
      kind: 'text',
      id: 'court',
      title: 'Uma carta ou uma audiência do tribunal de imigração',
      text: `1. Pergunte quando é a audiência. Ligue para [{line.court}](tel:+{line.court:value}) ou veja [acis.eoir.justice.gov](https://acis.eoir.justice.gov/), em inglês ou espanhol. Você precisa do seu A-number (número de estrangeiro).
2. Vá a todas as audiências. Se você faltar a uma, o juiz pode ordenar a sua deportação.
3. Fale com um advogado antes da data e leve todas as páginas da carta. Se ela cita um país que não é o seu, pergunte imediatamente a um advogado.
4. Quando mudar de endereço, avise o tribunal com o formulário EOIR-33, e o USCIS (a agência de imigração) com o formulário AR-11. Uma carta que não chega pode fazer você perder o caso.

O Departamento de Justiça mantém [uma lista de ajuda jurídica gratuita](https://www.justice.gov/eoir/list-pro-bono-legal-service-providers) e [uma lista de organizações que podem dar ajuda jurídica](https://www.justice.gov/eoir/recognition-accreditation-roster-reports).

*Fonte: {line.court:day} ({line.court:source}).*`,
    },
    {
      kind: 'text',
      id: 'hurt',
      title: 'Alguém está me agredindo ou me forçando a fazer algo',
      text: `1. Está em perigo agora? Ligue para o [911](tel:911).
2. A linha nacional contra a violência doméstica atende dia e noite: [{line.violence}](tel:+{line.violence:value}). Você também pode enviar por mensagem de texto a palavra {line.violence-text}, ou escrever em [thehotline.org](https://www.thehotline.org/). Por telefone de texto (TTY): [{line.violence-tty}](tel:+{line.violence-tty:value}).
3. Alguém está obrigando você a trabalhar ou a fazer sexo, ou não devolve os seus documentos? Ligue para a linha contra o tráfico de pessoas: [{line.trafficking}](tel:+{line.trafficking:value}), ou mande uma mensagem de texto para {line.trafficking-text}. A linha atende em inglês e espanhol, e em outros idiomas com um intérprete.
4. Ligue de um telefone seguro. Quando não houver perigo, pergunte sobre o seu status. Talvez você possa pedir [o visto U](/services/u-visa). Quem agride você é um parente com cidadania ou green card (residência permanente)? Então talvez você possa dar entrada por conta própria e em segredo ([VAWA](/glossary#vawa)).

*Fontes: {line.violence:day} ({line.violence:source}); {line.trafficking:day} ({line.trafficking:source}).*`,
    },
    {
      kind: 'text',
      id: 'deadline',
      title: 'Um prazo está acabando, ou um cartão vai vencer',
      text: `- **Asilo:** em regra, você precisa dar entrada em até {asylum.deadline} depois da sua última chegada. {asylum.exceptions}
- **Green card de dez anos:** {card.renewal}
- **Green card de dois anos, por casamento:** {card.conditions} {card.alone}
- **Permissão de trabalho:** {work-permit.renewal} Peça cedo a renovação.
- **DACA:** {daca.state}
- **Uma carta que pede documentos:** responda até o dia que ela indica e guarde uma cópia.

O USCIS atende no [{line.uscis}](tel:+{line.uscis:value}). O site dele para os casos é [my.uscis.gov](https://my.uscis.gov/); myuscis.com não é do governo.

*Fontes: {card.renewal:day} ({card.renewal:source}); {work-permit.renewal:day} ({work-permit.renewal:source}); {daca.state:day} ({daca.state:source}).*`,
    },
    {
      kind: 'text',
      id: 'money',
      title: 'Alguém levou o meu dinheiro',
      text: `1. Não assine nem pague mais nada a essa pessoa.
2. Guarde cada recibo, mensagem, nome e formulário, e tire fotos deles.
3. Pergunte logo a um advogado quais formulários foram enviados em seu nome. Alguns erros ainda podem ser corrigidos.
4. Denuncie, seja qual for o seu status: [como denunciar uma fraude](/who-may-help-you#report).`,
    },
  ],
}
