/** The work, as sources cite it. */
export const CHINTAMANI = 'Muhūrta Cintāmaṇi (Rāma), e-text of E-Bharati Sampat, read';
