import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: Record<string, RecordData<'country'>> = {
  ar: {
    country: 'Argentina',
    region: 'southAmerica',
    text: null,
  },
  bo: {
    country: 'Bolívia',
    region: 'southAmerica',
    text: null,
  },
  br: {
    country: 'Brasil',
    region: 'southAmerica',
    text: null,
  },
  cl: {
    country: 'Chile',
    region: 'southAmerica',
    text: null,
  },
  co: {
    country: 'Colômbia',
    region: 'southAmerica',
    text: null,
  },
  ec: {
    country: 'Equador',
    region: 'southAmerica',
    text: null,
  },
  gy: {
    country: 'Guiana',
    region: 'southAmerica',
    text: null,
  },
  py: {
    country: 'Paraguai',
    region: 'southAmerica',
    text: null,
  },
  pe: {
    country: 'Peru',
    region: 'southAmerica',
    text: null,
  },
  sr: {
    country: 'Suriname',
    region: 'southAmerica',
    text: null,
  },
  uy: {
    country: 'Uruguai',
    region: 'southAmerica',
    text: null,
  },
  ve: {
    country: 'Venezuela',
    region: 'southAmerica',
    text: null,
  },
  cm: {
    country: 'Camarões',
    region: 'africa',
    text: null,
  },
  ci: {
    country: 'Costa do Marfim',
    region: 'africa',
    text: null,
  },
  eg: {
    country: 'Egito',
    region: 'africa',
    text: null,
  },
  et: {
    country: 'Etiópia',
    region: 'africa',
    text: null,
  },
  gh: {
    country: 'Gana',
    region: 'africa',
    text: null,
  },
  ke: {
    country: 'Quênia',
    region: 'africa',
    text: null,
  },
  lr: {
    country: 'Libéria',
    region: 'africa',
    text: null,
  },
  ma: {
    country: 'Marrocos',
    region: 'africa',
    text: null,
  },
  ng: {
    country: 'Nigéria',
    region: 'africa',
    text: null,
  },
  sn: {
    country: 'Senegal',
    region: 'africa',
    text: null,
  },
  za: {
    country: 'África do Sul',
    region: 'africa',
    text: null,
  },
  ug: {
    country: 'Uganda',
    region: 'africa',
    text: null,
  },
}
