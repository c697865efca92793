import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: Record<string, RecordData<'country'>> = {
  ar: {
    country: 'Argentine',
    region: 'southAmerica',
    text: null,
  },
  bo: {
    country: 'Bolivie',
    region: 'southAmerica',
    text: null,
  },
  br: {
    country: 'Brésil',
    region: 'southAmerica',
    text: null,
  },
  cl: {
    country: 'Chili',
    region: 'southAmerica',
    text: null,
  },
  co: {
    country: 'Colombie',
    region: 'southAmerica',
    text: null,
  },
  ec: {
    country: 'Équateur',
    region: 'southAmerica',
    text: null,
  },
  gy: {
    country: 'Guyana',
    region: 'southAmerica',
    text: null,
  },
  py: {
    country: 'Paraguay',
    region: 'southAmerica',
    text: null,
  },
  pe: {
    country: 'Pérou',
    region: 'southAmerica',
    text: null,
  },
  sr: {
    country: 'Suriname',
    region: 'southAmerica',
    text: null,
  },
  uy: {
    country: 'Uruguay',
    region: 'southAmerica',
    text: null,
  },
  ve: {
    country: 'Venezuela',
    region: 'southAmerica',
    text: null,
  },
  cm: {
    country: 'Cameroun',
    region: 'africa',
    text: null,
  },
  ci: {
    country: 'Côte d’Ivoire',
    region: 'africa',
    text: null,
  },
  eg: {
    country: 'Égypte',
    region: 'africa',
    text: null,
  },
  et: {
    country: 'Éthiopie',
    region: 'africa',
    text: null,
  },
  gh: {
    country: 'Ghana',
    region: 'africa',
    text: null,
  },
  ke: {
    country: 'Kenya',
    region: 'africa',
    text: null,
  },
  lr: {
    country: 'Libéria',
    region: 'africa',
    text: null,
  },
  ma: {
    country: 'Maroc',
    region: 'africa',
    text: null,
  },
  ng: {
    country: 'Nigéria',
    region: 'africa',
    text: null,
  },
  sn: {
    country: 'Sénégal',
    region: 'africa',
    text: null,
  },
  za: {
    country: 'Afrique du Sud',
    region: 'africa',
    text: null,
  },
  ug: {
    country: 'Ouganda',
    region: 'africa',
    text: null,
  },
}
