import { expect, test } from 'vitest'
import { frenchSyllables } from '#test/seo/language/syllables/french.ts'
import { portugueseSyllables } from '#test/seo/language/syllables/portuguese.ts'
import { spanishSyllables } from '#test/seo/language/syllables/spanish.ts'

// Divided by hand, by the orthography of the Real Academia.
const SPANISH = `
a-bo-ga-do a-bo-ga-da fir-ma vi-sa vi-sas in-mi-gra-ción ciu-da-da-ní-a ciu-da-da-no re-si-den-cia re-si-den-te
per-ma-nen-te tar-je-ta ver-de fa-mi-lia fa-mi-lias hi-jo hi-ja her-ma-no her-ma-na ma-dre pa-dre es-po-so es-po-sa ma-tri-mo-nio
di-vor-cio pe-ti-ción so-li-ci-tud for-mu-la-rio en-tre-vis-ta hue-llas prue-ba prue-bas cri-men víc-ti-ma víc-ti-mas
po-li-cí-a fis-cal jui-cio juez tri-bu-nal cor-te ley le-yes re-gla re-glas pa-ís pa-í-ses fron-te-ra a-e-ro-puer-to
via-je via-jar sa-lir sa-li-da en-tra-da a-ho-ra to-da-ví-a des-pués an-tes a-ño a-ños mes me-ses dí-a dí-as ho-ra
cuan-do don-de quien que qué quie-nes cuá-les muy y o rey hoy es-toy voy ha-cia si-guien-te guí-a guiar guion
ver-güen-za pin-güi-no an-ti-güe-dad a-ve-ri-gua-ción a-gua len-gua i-gual cual-quie-ra cua-tro cui-da-do cons-truir cons-tru-ye huir
hui-da je-sui-ta viu-da vein-te vein-tiún die-ci-séis trein-ta ai-re cau-sa cau-te-la deu-da eu-ro-pe-o rei-no
re-ú-ne reu-nir re-ír o-ír o-í-do ca-í-da ra-íz ma-íz ba-úl bú-ho ve-hí-cu-lo prohi-bi-do pro-hí-be ahi-ja-do al-co-hol co-o-pe-rar
le-er le-í-a cre-er cre-en-cia po-e-ta te-a-tro o-cé-a-no á-re-a lí-ne-a hé-ro-e ca-er tra-er ma-es-tro de-sem-ple-o em-ple-o
em-ple-a-do em-ple-a-dor tra-ba-jo tra-ba-ja-dor dis-pen-sa per-dón ad-mi-si-bi-li-dad na-tu-ra-li-za-ción con-su-la-do
em-ba-ja-da go-bier-no a-gen-cia a-yu-da a-yu-dar ma-yo-rí-a pro-yec-to mu-cho le-yen-da ga-ran-tí-a a-pli-ca
u-ru-guay pa-ra-guay bo-go-tá mé-xi-co es-ta-dos u-ni-dos in-glés es-pa-ñol ex-tran-je-ro ex-cep-ción ac-tual si-tua-ción
se-guir se-gui-do a-quí a-hí a-llí fue fui dio vio guar-dar i-dio-ma o-cho cie-lo hie-lo hue-so
`

const PORTUGUESE = `
ad-vo-ga-do ad-vo-ga-da es-cri-tó-rio vis-to vis-tos i-mi-gra-ção ci-da-da-ni-a ci-da-dão ci-da-dãos re-si-dên-cia re-si-den-te
per-ma-nen-te car-tão ver-de fa-mí-lia fa-mí-lias fi-lho fi-lha ir-mão ir-mã ir-mãos mãe mães pai pais es-po-so es-po-sa ca-sa-men-to
di-vór-cio pe-ti-ção pe-ti-ções pe-di-do for-mu-lá-rio en-tre-vis-ta pro-va cri-me ví-ti-ma ví-ti-mas po-lí-cia po-li-ci-al
pro-mo-tor ju-iz ju-í-zes tri-bu-nal lei leis re-gra pa-ís pa-í-ses fron-tei-ra a-e-ro-por-to vi-a-gem vi-a-jar sa-ir sa-í-da
en-tra-da a-go-ra a-in-da de-pois an-tes a-no a-nos mês me-ses di-a di-as ho-ra quan-do on-de quem que quais mui-to
e ou ao aos não tam-bém a-té se-guin-te gui-a guer-ra á-gua lín-gua i-gual qual-quer qua-tro cui-da-do
cons-tru-ir cons-tru-í-do con-tri-bu-iu ca-iu sa-iu viu ou-viu vi-ú-va vin-te de-zes-seis trin-ta ar cau-sa eu-ro-peu rei-no
re-u-nir re-u-ni-ão ra-iz ra-i-nha ru-im ve-í-cu-lo pro-i-bi-do pro-i-bir co-o-pe-rar ler cren-ça po-e-ta te-a-tro o-ce-a-no
á-rea li-nha he-rói ca-ir pes-so-a pes-so-as mo-e-da em-pre-go em-pre-ga-dor em-pre-ga-do tra-ba-lho tra-ba-lha-dor
per-dão na-tu-ra-li-za-ção con-su-la-do em-bai-xa-da go-ver-no a-gên-cia a-ju-da a-ju-dar mai-o-ri-a pro-je-to oi-to
ga-ran-ti-a pa-ra-guai u-ru-guai bra-sil es-ta-dos u-ni-dos in-glês por-tu-guês es-tran-gei-ro ex-ce-ção a-tu-al si-tu-a-ção si-tu-a-ções
se-guir a-qui a-í foi deu i-di-o-ma céu i-dei-a mei-a prai-a a-poi-o ju-nho ju-lho mai-o au-di-ên-cia cli-en-te fun-ci-o-ná-rio
na-ci-o-nal su-a du-as con-ti-nu-ar in-di-vi-du-al cri-an-ça cri-an-ças sé-rie pró-prio vá-rios pe-rí-o-do põe põ-em ques-tões mão
al-guém nin-guém in-ves-ti-dor in-ves-ti-men-to se-gu-ran-ça vi-o-lên-cia tra-du-ção lon-go
`

// As heard; a final e without accent is no syllable, and neither is the ending of "demandent".
const FRENCH = `
a-vo-cat a-vo-cate ca-bi-net vi-sa vi-sas i-mmi-gra-tion ci-to-yen ci-to-yenne ci-to-yen-ne-té ré-si-dence ré-si-dent per-ma-nent
carte verte fa-mille fa-milles fils fille frère sœur mère père ma-ri femme é-poux é-pouse ma-riage di-vorce
pé-ti-tion de-mande de-mandes de-man-der de-mandent for-mu-laire en-tre-tien em-preintes preuve preuves crime vic-time vic-times
po-lice pro-cu-reur juge tri-bu-nal cour loi lois règle règles pa-ys fron-tière a-é-ro-port vo-yage vo-ya-ger sor-tir
sor-tie en-trée main-te-nant en-core a-près a-vant a-nnée a-nnées an ans mois jour jours heure quand où qui que
quel quelle très et ou roi au-jour-d’hui ai-der aide sui-vant suite nuit huit lui puis guide langue guerre
é-gal quatre cons-truire cons-truit veuf veuve vingt seize trente air cause eu-ro-pé-en ré-u-nion ré-a-li-ser cré-er
cré-a-tion thé-âtre o-cé-an po-ème co-o-pé-rer em-ploi em-plo-yeur em-plo-yé tra-vail tra-vai-ller tra-vaille par-don na-tu-ra-li-sa-tion
con-su-lat am-ba-ssade gou-ver-ne-ment a-gence a-gent ar-gent pa-rent pa-rents cli-ent cli-ents sou-vent do-cu-ment do-cu-ments
lo-ge-ment paie-ment sim-ple-ment per-mettent doivent peuvent savent con-firment é-taient soient vient tient ob-tient
é-tu-diant é-tu-dier ou-bli-er fé-vri-er pri-er pli-er pied pièce bien rien lien mieux lieu lieux vieux hier
si-tu-a-tion ac-tu-el ac-tu-elle con-ti-nu-er jou-er lou-er ouest oui feuille ville bi-llet eau beau-coup œuvre
août ma-ïs ha-ïr na-ïf no-ël qu’il l’a-vo-cat c’est jus-qu’à vio-lence na-tion na-tio-nal
ca-mion in-ves-ti-sseur in-ves-ti-sse-ment sé-cu-ri-té an-glais fran-çais é-tran-ger ex-emple di-ffé-rent pré-sent
mai-son rai-son
`

test.each([
  ['Spanish', SPANISH, spanishSyllables],
  ['Portuguese', PORTUGUESE, portugueseSyllables],
  ['French', FRENCH, frenchSyllables],
] as const)(
  'the syllables of %s words are counted as they are divided by hand',
  (_, list, count) => {
    const words = list.trim().split(/\s+/)
    expect(words.length).toBeGreaterThan(150)
    const wrong = words.map((word) => [
      `${word}: ${count(word.replaceAll('-', ''))}`,
      `${word}: ${word.split('-').length}`,
    ])
    expect(wrong.filter(([counted, divided]) => counted !== divided)).toEqual([])
  },
)
