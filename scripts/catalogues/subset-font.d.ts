declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff2";
    /** Dropped characters become empty glyphs. */
    keepAllGlyphs?: boolean;
    /** A number pins the axis. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(font: Uint8Array, characters: string, options?: SubsetOptions): Promise<Uint8Array>;
}
