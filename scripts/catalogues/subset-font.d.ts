declare module "subset-font" {
  export default function subsetFont(font: Uint8Array, characters: string, options?: object): Promise<Uint8Array>;
}
