declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff2";
    keepFeatures?: string[];
    dropTables?: string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(font: Buffer, characters: string, options?: SubsetOptions): Promise<Buffer>;
}
