import type { PinnedResults } from '#app/features/site/search/pinned-results.ts'

const RELATIVES = `
  esposo, esposa, marido, mujer, pareja, novio, novia, prometido, hijo, hija, hijos, hermano,
  hermana, madre, padre, mamá, papá, padres, tío, tía, primo, prima, sobrino, familiar, amigo`
const WHO_HURTS = 'esposo, esposa, marido, pareja, novio, novia, ex, padrastro, jefe, patrón'
const EXPIRES = `
  vence, vencen, venció, vencida, vencido, vencer, vencerá, venciendo, expira, expiró, expirada,
  expirado, caduca, caducada`
const ENDS = `${EXPIRES}, renovar, renovación, renuevo, renovarla`

export const spanishPinnedResults: PinnedResults = {
  hurt: {
    typed: `
      violación, violada, me violó, me violaron, me viola, abuso sexual, agresión sexual, amenaza,
      amenazan, amenazó, amenazada, amenazado, amenazando, maltratada, golpeada, matarme,
      abusa de mí, abusó de mí`,
    together: [
      [
        `pega, pegan, pegó, pegaba, pegando, pegar, golpea, golpean, golpeó, golpeaba, golpeando,
        golpear, maltrata, maltrató, maltrataba, maltratando, patea, pateó, ahorca, ahorcó, asfixia,
        empuja, empujó, lastima, lastimó, hace daño, abusa, abusó`,
        `me, nos, le, mamá, madre, hijo, hija, hijos, niño, niña, niños, hermana, esposo, esposa, marido,
        mujer, pareja, novio, novia`,
      ],
      ['mata, matar, mató', 'me, nos'],
      ['miedo, terror', WHO_HURTS],
      [
        'vigila, espía, revisa, controla, rastrea',
        'teléfono, celular, llamadas, mensajes',
        WHO_HURTS,
      ],
      ['violento, violenta, agresivo, abusivo', `${WHO_HURTS}, hombre, mujer, casa, hogar`],
    ],
  },
  forced: {
    typed: `
      trata de personas, tráfico de personas, tráfico humano, trabajo forzado, esclavitud, esclavo,
      esclava, me obliga, me obligan, me obligó, me obligaron, obligada a, obligado a trabajar,
      prostitución`,
    together: [
      [
        'jefe, jefa, patrón, patrona, empleador, dueño, agencia, esposo, marido, pareja, novio',
        `tiene, tienen, quitó, quita, quitaron, guarda, retiene, esconde, escondió, quedó, devuelve,
        robó`,
        'mi pasaporte, mis papeles, mis documentos',
      ],
      ['quitó, quitaron, retiene, escondió', 'pasaporte, papeles, documentos'],
    ],
  },
  violence: { typed: 'violencia doméstica, violencia familiar, violencia en casa' },
  detained: {
    typed: `
      detained, detenido, detenida, detuvieron, detuvo, detención, centro de detención,
      va a ser deportado, van a deportar, lo deportan, la deportan, se lo llevaron, se la llevaron,
      lo agarraron, la agarraron`,
    together: [
      [
        'arrestaron, arrestó, arrestado, arrestada, preso, presa, cárcel, encerrado, encarcelado',
        RELATIVES,
      ],
      ['se llevó, se llevaron, agarró, agarraron', `${RELATIVES}, ice, migra, inmigración`],
      ['deporta, deportan, deportar, deportado', 'hoy, mañana, esta noche'],
    ],
  },
  door: {
    typed: `
      ice, redada, redadas, raid, la migra, migra, abrir la puerta, toca la puerta, tocan la puerta,
      tocando la puerta, tocan a la puerta, mi puerta, conozca sus derechos, mis derechos,
      orden judicial, allanamiento`,
    together: [
      ['policía, agentes, oficiales', 'puerta, casa, apartamento'],
      ['inmigración', 'puerta'],
    ],
  },
  court: {
    typed: `
      court date, corte de inmigración, tribunal de inmigración, juez de inmigración,
      notice to appear, nta, aviso de comparecencia, citatorio, orden de deportación,
      orden de expulsión, parar la deportación, detener la deportación, audiencia, audiencias`,
    together: [
      [
        'corte, tribunal',
        'fecha, cita, carta, falté, faltar, perdí, tengo, cuándo, hoy, mañana, presentarme, ir',
      ],
    ],
  },
  money: {
    typed: `
      me estafó, me estafaron, estafado, estafada, abogado falso, falso abogado, abogado fraudulento`,
    together: [
      [
        'notario, notaria, abogado, abogada, consultor, asesor, preparador, agencia',
        'robó, quedó, perdí, llevó, desapareció, devuelve, devolver, estafó, engañó',
        'dinero, dólares, plata',
      ],
      ['notario, consultor', 'robó, estafó, engañó'],
    ],
  },
  card: {
    typed: 'i90',
    together: [[ENDS, 'tarjeta, green card, greencard, grin card, mica, residencia']],
  },
  permit: {
    together: [[ENDS, 'permiso de trabajo, permiso para trabajar, work permit, ead']],
  },
  visa: { together: [[EXPIRES, 'visa']] },
  language: {
    typed: `
      español, portugués, francés, quechua, idioma, idiomas, intérprete, traductor, spanish, falam`,
  },
  harmless: `
    violación de estatus, violación de la ley, violación de la visa, violación de visa,
    fui detenido, fui detenida, me detuvieron, tráfico de drogas, pasaporte español,
    ciudadano español`,
}
