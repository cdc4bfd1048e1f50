/** A font within a document. It is used wherever the document asks for its family, before any that is installed. */
export interface ReportFont {
  /** Name of its family, one of those that a document asks for: `Noto Serif` and `Noto Sans`, and of a script such as `Noto Serif Devanagari`. */
  readonly family: string;
  /** The font as a `data:font/woff2;base64,…` address; a part of one with the letters of the document is enough. */
  readonly data: string;
  /** Its weight: `400` (the default), `700`, or those of a variable font such as `100 900`. */
  readonly weight?: string | undefined;
}
