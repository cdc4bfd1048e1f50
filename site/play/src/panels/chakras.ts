import {
  type GhataData,
  type GhataInput,
  ghata,
  type KotaData,
  type KotaInput,
  kota,
  type LattaData,
  type LattaInput,
  latta,
  type NavaTaraData,
  type NavaTaraInput,
  navaTara,
  type SarvatobhadraData,
  type SarvatobhadraInput,
  type ShalakaData,
  type ShalakaInput,
  saptaShalaka,
  sarvatobhadra,
  type TripatakiData,
  type TripatakiInput,
  tripataki,
} from 'siddhanta/chakras';
import { chakras as readings } from 'siddhanta/readings';
import { kotaFort, sarvatobhadraGrid, tripatakiFlags } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

/** The grid of 81 cells; a click on a cell tells who is in it or pierces it. */
export const grid = panelCode<SarvatobhadraInput, SarvatobhadraData>({
  operation: sarvatobhadra,
  readings,
  picture: (result, options) => sarvatobhadraGrid(result, { ...options, about: true }),
});

/** The fort around the birth star. */
export const fort = panelCode<KotaInput, KotaData>({
  operation: kota,
  readings,
  picture: (result, options) => kotaFort(result, { ...options, about: true }),
});

/** The three flags of a year of life. */
export const flags = panelCode<TripatakiInput, TripatakiData>({
  operation: tripataki,
  readings,
  picture: (result, options) => tripatakiFlags(result, { ...options, about: true }),
});

/** The nine tārās and special nakṣatras, shown by their blocks alone. */
export const taras = panelCode<NavaTaraInput, NavaTaraData>({ operation: navaTara, readings });

/** What is ghāta, shown by its blocks alone. */
export const ghataPanel = panelCode<GhataInput, GhataData>({ operation: ghata, readings });

/** Lattas of a moment, shown by their blocks alone. */
export const kicks = panelCode<LattaInput, LattaData>({ operation: latta, readings });

/** Lines between nakṣatras, shown by their blocks alone. */
export const lines = panelCode<ShalakaInput, ShalakaData>({ operation: saptaShalaka, readings });
