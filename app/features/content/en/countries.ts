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
    country: 'Brazil',
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
    country: 'Cameroon',
    region: 'africa',
    text: null,
  },
  ci: {
    country: 'Côte d’Ivoire',
    region: 'africa',
    text: null,
  },
  eg: {
    country: 'Egypt',
    region: 'africa',
    text: null,
  },
  et: {
    country: 'Ethiopia',
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
    country: 'Liberia',
    region: 'africa',
    text: null,
  },
  ma: {
    country: 'Morocco',
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
    country: 'South Africa',
    region: 'africa',
    text: null,
  },
  ug: {
    country: 'Uganda',
    region: 'africa',
    text: null,
  },
}
