import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: Record<string, RecordData<'country'>> = {
  ar: {
    country: 'Argentina',
    region: 'southAmerica',
    text: null,
  },
  bo: {
    country: 'Bolivia',
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
    country: 'Colombia',
    region: 'southAmerica',
    text: null,
  },
  ec: {
    country: 'Ecuador',
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
    country: 'Perú',
    region: 'southAmerica',
    text: null,
  },
  sr: {
    country: 'Surinam',
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
    country: 'Camerún',
    region: 'africa',
    text: null,
  },
  ci: {
    country: 'Costa de Marfil',
    region: 'africa',
    text: null,
  },
  eg: {
    country: 'Egipto',
    region: 'africa',
    text: null,
  },
  et: {
    country: 'Etiopía',
    region: 'africa',
    text: null,
  },
  gh: {
    country: 'Ghana',
    region: 'africa',
    text: null,
  },
  ke: {
    country: 'Kenia',
    region: 'africa',
    text: null,
  },
  lr: {
    country: 'Liberia',
    region: 'africa',
    text: null,
  },
  ma: {
    country: 'Marruecos',
    region: 'africa',
    text: null,
  },
  ng: {
    country: 'Nigeria',
    region: 'africa',
    text: null,
  },
  sn: {
    country: 'Senegal',
    region: 'africa',
    text: null,
  },
  za: {
    country: 'Sudáfrica',
    region: 'africa',
    text: null,
  },
  ug: {
    country: 'Uganda',
    region: 'africa',
    text: null,
  },
}
