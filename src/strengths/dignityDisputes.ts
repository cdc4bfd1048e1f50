import type { Dispute } from '../types.js';
import type { SettledDignity } from './dignityInput.js';

export function dignityDisputes(options: SettledDignity): Dispute[] {
  const { moolatrikona, node_dignity, combustion_limits, war_limit, war_winner, gandanta_width } = options;
  return [
    {
      element: 'degrees of moolatrikona',
      note: `Venus has 15 degrees of Libra (Bṛhat Parāśara Horā Śāstra), 5 (Phaladīpikā 1.7) or 20 (Jātaka Pārijāta 1.26–28, which gives Jupiter 20 and Mercury 10, too). Here: ${moolatrikona}; the option moolatrikona chooses.`,
    },
    {
      element: 'dignity of the nodes',
      note: `Rahu exalted in Taurus and Ketu in Scorpio (Bṛhat Parāśara Horā Śāstra 47.35–36), or Gemini and Sagittarius (Jātaka Pārijāta 1.28; P. V. R. Narasimha Rao), or none; moolatrikona and own signs differ, too, and some give them Virgo and Pisces as own. Here: ${node_dignity}; the option node_dignity chooses.`,
    },
    {
      element: 'limits of combustion',
      note: `By the Sūrya Siddhānta; PyJHora has Mars 17 (8 retrograde), Jupiter 10 (11), Venus 11 (8), Saturn 15 (16), others Mercury 13 and Venus 9. Here: ${combustion_limits}; the option combustion_limits chooses. combustion has the distance and the limit.`,
    },
    {
      element: 'planetary war',
      note: `Nearer than one degree, or half a degree; won by Venus, else by the northern one, or by the northern one always; some say the brighter, or the one with the smaller longitude. Here: ${war_limit} degrees, ${war_winner}; the options war_limit and war_winner choose.`,
    },
    {
      element: 'gandanta by degrees',
      note: `The verses count two ghatis of time about the junction; by degrees that is 26′40″ for the Moon. Common practice takes a pada, 3°20′; Jātaka Pārijāta 1.22 the ends of Cancer, Scorpio and Pisces. Here: ${gandanta_width}; the option gandanta_width chooses.`,
    },
    {
      element: 'pushkara bhaga',
      note: `The list of Jātaka Pārijāta 1.58, or one degree for each element (21 fire, 14 earth, 24 air, 7 water). Here: ${options.pushkara_bhaga}; the option pushkara_bhaga chooses.`,
    },
    {
      element: 'states (dīptādi)',
      note: `Nine of Bṛhat Parāśara Horā Śāstra 45.7–9, or eleven of Phaladīpikā 3.18–19, whose varga of a benefic or malefic is read as the navamsha here, and bright rays as not combust: a reading of ours. Here: ${options.deeptadi}; the option deeptadi chooses. The twelve states from śayana on need the first syllable of a name and are left out.`,
    },
  ];
}
