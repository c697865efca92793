import { phrases } from '#app/features/inbox/phrases.ts'

/**
 * What offers to law firms say, in the languages of the site, without case and accents; by the reason that staff are shown. A phrase alone is no reason: clients work in casinos and pay with loans.
 * Cyrillic words are values, because the build writes those in ASCII but no raw text: one such letter would double the memory that
 * the whole program takes (decision 23).
 */
export const SPAM_PHRASES = {
  marketing: phrases(String.raw`
    seo$ | seo (?:expert|pack|audit) | backlink | dofollow | do-follow | guest post
    sponsored (?:post|article) | link insertion | link building | domain authority | page rank
    google ads | facebook ads | lead gen | leads?$ | pay per (?:lead|call) | live transfer
    qualified (?:client|prospect|lead) | more (?:traffic|customers|clients|leads)
    online presence | autopilot | done.for.you | full calendar | billable | your calendar
    voicemail | prospects | reach \d | verified contacts | ${'продвижение'}
    (?:first|1st) page | page (?:1|one)$ | (?:top|rank|ranking|visible|visibility) .{0,20}google
    search engine | ranking | web ?design | website visitors | targeted visitors | wordpress
    shopify | redesign | your (?:web ?site|site|blog|domain|online presence|competitor)
    chatbot | ai agent | explainer | followers | likes?$ | subscribers | email list
    mailing list | attendee list | email database | contact forms | bulk (?:sms|email)
    email marketing | unsubscribe | opt out | virtual assistant | outsourc
    google (?:business|maps|reviews) | (?:5|five) star
    immigration (?:lawyers|attorneys|law firms) | posicionamiento | posicionar
    primer(?:a|os) (?:pagina|lugares|resultados)
    su (?:pagina web|sitio|web|dominio|negocio) | paginas? web
    mas (?:clientes|ventas|llamadas|trafico) | seguidores | base de datos | envios? masiv
    articulos? patrocinado | asistentes? virtual | bufetes
    inteligencia artificial | trafico pago | trafico web | visitas reales | disparo em massa
    primeira pagina | seu (?:site|dominio|negocio) | mais (?:clientes|vendas)
    artigo patrocinado | criamos sites | criacao de sites | listas? de e-?mails? | curtidas
    escritorios de advocacia | marketing de afiliados | referencement | premiere page
    votre (?:site|blog|domaine|visibilite|activite) | article sponsorise
    sites? (?:internet|web) | visiteurs | abonnes | adresses e-?mails? | emailing
    cabinets d.avocats | agence web | classement
  `),
  gambling: phrases(String.raw`
    kazino | ${'казино'} | free spins | slots?$ | roulette | ruleta | blackjack
    jackpot | betting | gambling | apuestas | apostas | paris sportifs | scommesse
    tragamonedas | tigrinho | aviator | giros gratis
    rodadas gratis | tours gratuits | giri gratis | no deposit | sin deposito | sans depot
    first deposit | pronostic
  `),
  money: phrases(String.raw`
    bitcoin | crypto | cripto | usdt | airdrop | wallet | forex | trading | robo (?:de|auto)
    nft | presale | mining | mineria | passive income
    earn$ | win rate | financial freedom | work from home | be your own boss | renda extra
    ganhar dinheiro | ganhe$ | gana dinero | gane$ | trabaja desde casa | gagnez | rentabilidad
    ${'заработ'} | (?:business|personal|payday|unsecured) loan | loan offer | working capital
    line of credit | bad credit | credit check | pre-?approved | interest rate | de interes | funding
    debt (?:relief|consolidation) | factoring | merchant services | processing fees | prestamos
    sin aval | buro | emprestimo | sem consulta | serasa | juros | consorcio
    pret entre particuliers | offre de pret | taux d.interet | rachat de credit | kredit
    mensualites | next of kin | inheritance | herencia | heranca | widow | viuda | veuve
    beloved | transfer th | faire don | business proposal
    sorteado | bank director | coordonnees bancaires
    datos bancarios | dados bancarios | recover your | hacke | tax credit
    expert trader | precatorios | credit card debt
  `),
  goods: phrases(String.raw`
    viagra | cialis | levitra | kamagra | sin receta | sem receita
    sans ordonnance | weight ?loss | keto | cbd | lose \d+ | emagre | adelgaz | suplement
    pills | replica | rolex | louis vuitton | free shipping | envio gratis | frete gratis
    livraison | wholesale | mayoreo | manufacturer | fabricant | moq | in stock
    porn | ${'порно'} | ${'секс'} | xxx | escort | webcam | onlyfans | dating
    hot (?:man|women|girls) | sweetie | hello dear | lonely | alone tonight | serious man
    massage | ${'девушки'} | chicas | acompanhantes | rencontre | brides | ${'знакомств'} | coquine
    essays | keygen | cracked | cloned | clonees | cvv | spy on | puppies | read whatsapp
    marabout | amarres | brujo | voyant | solar | solaires | warranty | insurance quote
  `),
  demand: phrases(String.raw`
    domain (?:name )?(?:registration|expire) | nom de domaine | su dominio | seu dominio
    expire demain | a punto de caducar | sera cancelado
    coupure | deactivated | desactivad | attached (?:invoice|you find)
    factura (?:adjunta|pendiente) | facture ci-jointe | adjuntamos la factura
    o boleto | amount due | importe pendiente | final notice | dernier rappel
    ultima notificacion | collection fees | cobranza | trademark | licensing fee | pay here
    verify your | validate your | verifique su | confirmez votre
    recovery phrase | sign in with | has been locked | hacked your
    copyright | my images | without permission
  `),
  sales: phrases(String.raw`
    dear (?:customer|business|owner|webmaster|purchasing) | (?:handles|manage) .{0,20}(?:marketing|your)
    practitioner | law practices? | for (?:lawyers|attorneys) | para abogados | para advogados
    developers | \/(?:hr|mo)$ | nominated | trophy | plaque | giveaway | hours left | btc | eth$
    same-day | equipment financing | term loan | your monthly | update payment | permanently disabled
    community standards | homepage | mobile speed | redes socia(?:les|is) | reseaux sociaux
    social media | anuncios | publicite | gestionamos | gerenciamos | nous gerons | grupo vip
    aciertos | su marca | abone$ | nota fiscal | segue em anexo | sans justificatif | colis$
    besoin d.argent | credit rapide | frais de livraison | we supply | receptionist
    press release | featured on | pr packages | media list | podcast | publish your | ghostwrit
    wikipedia | mobile apps? | dedicated developers | crm$ | data entry | offshore
    cleaning (?:company|service) | janitorial | limpieza de | limpeza de | business cards
    your (?:law firm )?logo | top 10 | award | congratulations | parabens
    felicidades | felicitaciones | felicitations | claim your
    plano de saude | vendor
    premium domain | domain for sale
    (?:save|reduza|reduce|reduisez|up to|jusqu.a|hasta|ate) .{0,30}\d ?%
    (?:in|within|en|em|sous|les proximas) \d\d ?h
    message (?:her|him|me) on | qualify for | following up on | ${'телеграм'}
    free (?:quote|trial|demo|audit|sample|report|consultation call|registration|bottle)
    no obligation | money back | limited time
    \d+ ?% (?:off|lower|discount) | promo code | special offer | best (?:price|deals)
    lowest price | competitive price | price list | rate card
    our (?:prices|team|packages|services|clients|portfolio|system|company|agency|platform)
    we (?:offer|provide|help|build|create|buy|sell|are a|are an|guarantee)
    (?:may|can|could|shall) (?:i|we) (?:send|call|show|stop)
    would you (?:like|be) (?:a|to know|open|interested) | are you interested | interested\?
    (?:quick|10|15) ?(?:minute|min|call|chat) | book a | click here | sign up
    order (?:here|now) | start now | apply now | limited spots | business owner
    for sale | from \$\d | starting at | starts? from
    only \$?\d | per (?:hour|month|word|post|article|page) | telegram
    t\.me | skype | ofrecemos | oferecemos | disenamos | vendemos | le envi
    sin compromiso | sem compromisso
    propuesta sin
    una propuesta\? | sua proposta | desde (?:\$|us|r\$|\d+ (?:dol|eur))
    por solo | solo \$\d | registrate | cadastre | cupos limitados
    vagas limitadas | agenda(?:mos|r)? (?:una|uma) | demo(?:s|nstra\w+)?$ | estimado cliente
    diarios | nous (?:creons|fournissons|proposons|offrons|vendons)
    notre (?:agence|equipe|offre) | sans engagement | achetez
    souhaitez-vous | je souhaite acheter | votre tarif | puis-je vous | cliquez
    commandez | jouez | des \d | etes-vous disponible | simulation | whatsapp \+
  `),
}

/** What offers say more often than clients: half as much as a phrase above. */
export const OFFER_WORDS = phrases(String.raw`
    we (?:are|have|run|handle|manage|recently) | our$ | your (?:firm|business|company|office|customers?|listing)
    want me to | let me know | reply$ | interested | confidential | services? | solutions? | software | platform
    tools? | brand | revenue | sales | customers | growth | conversions? | audience | subscription | pricing
    packages? | suppliers? | shipments? | delivery | order | stock | partner | collaborat | proposal | agency
    lawyers | attorneys | law firms? | guaranteed | affordable | cheap | discount | best | free | deals? | offers?
    bonus | bono | casino | cassino | poker | odds | cotes | tokens? | signals | winners? | picks | vip | prize
    premio | million | millones | milhoes | invoice | suspend | refund | recover | password | account
    call (?:us|now|\d) | visit | buy | order | download | join$ | claim | subscribe | monthly | a (?:month|day)
    per day | this week | today | only | now$ | click | website | blog | marketing | video | campaigns? | design
    developers? | leads? | worldwide | wholesale | catalog | warehouse | hosting | prescription | sex | photos
    ofrecemos | servicio de | servicos? de | plataforma | herramienta | ferramenta | ventas | vendas | ventes
    clientes | clients | marca | publicidad | paquetes? | pacotes? | planes | planos | proveedor | fornecedor
    envios? | pedido | alianza | parceria | partenariat | agencia | agence | empresas | gratis | gratuit | gratuita
    descuento | desconto | remise | garanti | oferta | offre | offert | tarifs? | devis | cotizacion | cotacao
    orcamento | presupuesto | cursos? | formation | inscription | al mes | por mes | par mois | por dia | par jour
    a partir de | desde | solo | apenas | seulement | hoy$ | hoje$ | ya$ | agora$ | compra | compre | achetez
    enlaces? | despachos? | contrasena | senha | mot de passe | logiciel | outil | plateforme | commande | livraison
    entra a | hablamos | podemos (?:ayudar|ajudar|conversar) | posso enviar | disponible pour | repondez | responda
    clique | cliquez | acesse | jogue | suspension | confiavel | whatsapp | telegram
`)

/** What people write to an immigration lawyer about; it weighs against the phrases above. */
export const CASE_PHRASES = phrases(String.raw`
    husband | wife | my son | daughter | mother | mom$ | father | brother | sister | cousin | uncle | kids | children
    boyfriend | girlfriend | fiance | espos[oa] | hij[oa] | mama$ | papa$ | herman[oa] | prim[oa]$ | marido | filh[oa]
    mae$ | pai$ | irma | namorad | mari$ | femme$ | fils$ | fille | mere$ | pere$ | frere | soeur | neveu
    appointment | cita$ | rendez.vous | interview | entrevista | entrevue | audiencia | audience$ | hearing | status
    undocumented | documentos | documents | without papers | interpreter | fiscal | testigo | consultation | consulta
    can i$ | do i$ | am i$ | should i$ | must i$ | how much | do you (?:charge|speak|take|open|do) | are you open
    puedo | me pueden | cuanto | cobran? | quanto | posso pagar | como faco | combien | puis-je | peut-on | est-ce que
    your (?:office|law firm) (?:asking|called) | scam | estafa | golpe | arnaque | fraud | is (?:it|this) (?:true|real)
    my (?:papers|money|passport|lawyer|interview|status|number) | me (?:robaron|dieron|dijeron|cobro) | mon employeur
    visa | visto | green card | residen | uscis | asylum | asil | papers | papeles | papeis
    papiers | passport | pasaporte | passaporte | passeport | citizen | ciudadan | cidada
    citoyen | deport | expuls | immigration | inmigra | imigra | migra$ | tps$ | daca$ | vawa$
    perm$ | parole$ | embassy | embajada | embaixada | ambassade | consul[^t]
    rfe$ | ioe\d | work permit | permiso de trabajo
    permis de travail | lottery | loteria de visas | court | corte | tribunal | juge | judge
    police | policia | ice$ | lawyer$ | abogad | advogad | avocat | honorarios | honoraires
    notario | licenciad | my case | mi caso | pague | j.ai paye | meu processo | mon dossier
    petition | sponsor
    my (?:husband|wife|son|daughter|mother|mom|father|brother|sister|cousin|kids|children|employer|boss|job)
    mi (?:esposo|esposa|hijo|hija|mama|papa|hermano|hermana|patron|cunado)
    (?:meu|minha) (?:marido|esposa|esposo|filho|filha|mae|pai|irma|irmao|chefe|namorado|sogra)
    (?:mon|ma) (?:mari|femme|epouse|fils|fille|mere|pere|frere|soeur|neveu|fiance)
    i (?:am|was|came|live|work|have|own|paid) | soy$ | vivo$ | sou$ | moro$ | trabalho | trabajo en
    je (?:suis|vis|travaille)
`)
