import type { Dispute } from '../../types.js';

export const SHADBALA_DISPUTES: readonly Dispute[] = [
  {
    element: 'points of the seven divisions',
    note: 'Halved from one relation to the next (Sripati, Raman, Jagannatha Hora), or 20, 15, 10, 4, 2 (BPHS 27.2-4): up to 30 virupas. The choice saptavargaja decides; classical takes halving against the printed text.',
  },
  {
    element: 'moolatrikona',
    note: 'Its degrees (Jagannatha Hora: Saturn at 28.7 degrees of Aquarius is only in his own sign) or the whole sign (Jain, PyJHora): 15 virupas. The choice moolatrikona decides.',
  },
  {
    element: 'thirds of a sign',
    note: 'Second third neuter, last female (Raman, Jagannatha Hora), or second female, last neuter (BPHS 27.6): 15 virupas. The choice drekkana decides; classical takes the first against the printed text.',
  },
  {
    element: 'points of direction',
    note: 'The true midheaven, or points 90 degrees from the ascendant (Jagannatha Hora): up to 14 virupas in the charts compared, more in high latitudes. The choice dig decides.',
  },
  {
    element: 'strength of day and night',
    note: "By apparent time (the text, Raman, Jain, AstroSage), by mean time (Maitreya), from the middle of the night (PyJHora), or by the Sun's arc from the ascendant (Jagannatha Hora, where it always equals the Sun's strength of direction): up to 4 virupas. The choice nathonnatha decides between the first and the last.",
  },
  {
    element: 'benefic Moon and Mercury',
    note: 'The Moon while she is at least half lit (Jagannatha Hora), while she waxes (the text, Raman), or but for the last ten tithis; Mercury by his company, of which there are four readings: moves paksha by up to 60 virupas, that of the Moon by 120, and the signs of aspects. The choices moon_rule and mercury_rule decide; classical takes half_lit against the printed text.',
  },
  {
    element: 'ayana',
    note: 'By the table of 24 degrees (Raman), by three khandas (BPHS 27.15-17), or by true declination (Maitreya, which adds the latitude): 0.1 to 3 virupas. The choice ayana decides; classical takes the table against the printed text. Jagannatha Hora adds 23 degrees to every sidereal longitude, whatever the year: ayana_ayanamsa_degrees 23.',
  },
  {
    element: 'war of planets',
    note: 'The difference of the strengths over that of the discs (Raman), or the whole of it (BPHS 27.20); to the lesser longitude (Raman), the greater (Maitreya), or the northern one. The choice yuddha decides; classical takes Raman against the printed text. strengths.dignity has wars by latitude.',
  },
  {
    element: 'mean longitudes',
    note: "Raman's constants of 1900 in a frame of their own, or mean longitudes of date less the ayanamsa: up to 4.4 virupas (Mercury, whose two mean longitudes are 11 to 13 degrees apart). The choice cheshta_means decides; classical takes 1900, which every program does.",
  },
  {
    element: 'motion of Sun and Moon',
    note: 'Nothing in the sum (Raman, Jain, Jagannatha Hora), ayana and paksha once more (BPHS 27.18), or the values of ishta (AstroSage): up to 120 virupas for the Sun, the greatest difference between programs. The choice cheshta_luminaries decides; classical takes nothing against the printed text.',
  },
  {
    element: 'eight named motions',
    note: 'BPHS 27.21-23 also gives fixed points to eight motions, vakra 60 to atichara 30 (Maitreya): another system, not offered.',
  },
  {
    element: "Jupiter's aspect",
    note: 'From 120 to 150 and from 240 to 270 degrees: joined to its neighbours (Jagannatha Hora), 60 less twice the degrees in both (the Sanskrit of BPHS 26.12), 60 less the degrees (Santhanam), or the general value with 30 more (Raman): up to 30 virupas of aspect, 7.5 of strength. The choice drishti decides; classical takes the first against the printed text.',
  },
  {
    element: 'share of aspects',
    note: "A quarter of each (Raman, Jagannatha Hora), or the whole of Mercury's and Jupiter's (BPHS 27.19). The choice drik decides; classical takes a quarter against the printed text.",
  },
  {
    element: 'required of the Sun',
    note: '6.5 rupas (BPHS 27.32) or 5 (Raman, Jagannatha Hora). The choice required decides.',
  },
  {
    element: 'required of single parts',
    note: "Santhanam's English has the columns of kala and cheshta the other way about; cheshta cannot pass 60, so that they are exchanged here.",
  },
  {
    element: 'ishta and kashta',
    note: 'Roots of products (Raman, Jagannatha Hora) or means (BPHS 28.6). The choice ishta decides; classical takes roots against the printed text.',
  },
  {
    element: 'hora chart',
    note: 'Leo and Cancer alone, as Parashara has it; Jagannatha Hora can be set to another hora, and its strength of the seven divisions then differs.',
  },
];

export const JHORA_BEFORE_1900: Dispute = {
  element: 'Jagannatha Hora before 1900',
  note: 'Before 1900 it counts the days of the mean longitudes from 1 January of the year of birth. That is not imitated: cheshta, totals, ishta and kashta differ from what it shows.',
};
