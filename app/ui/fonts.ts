const ARIAL = ["Arial", "ArialMT", "Liberation Sans", "Helvetica"];
const ARIAL_BOLD = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold", "Helvetica-Bold"];

/** With metric-compatible stand-ins by weight: width on French text, ascent and descent in percent. */
const TYPEFACES = [
  {
    family: "Bricolage Grotesque",
    file: "bricolage-grotesque",
    weights: "500 750",
    fallback: "Bricolage Fallback",
    standIns: [
      ["400 549", ARIAL, 105.2, 88.4, 25.67],
      ["550 649", ARIAL_BOLD, 98.99, 93.95, 27.27],
      ["650 724", ARIAL_BOLD, 97.87, 95.02, 27.59],
      ["725 800", ARIAL_BOLD, 95.87, 97.01, 28.16],
    ],
  },
  {
    family: "Atkinson Hyperlegible Next",
    file: "atkinson-hyperlegible-next",
    weights: "400 700",
    fallback: "Atkinson Fallback",
    standIns: [
      ["400 449", ARIAL, 98.95, 99.44, 31.93],
      ["450 549", ARIAL, 102.14, 96.34, 30.94],
      ["550 649", ARIAL_BOLD, 96.94, 101.51, 32.6],
      ["650 800", ARIAL_BOLD, 99.19, 99.2, 31.86],
    ],
  },
] as const;

/** Ten digits of Bricolage Grotesque at its smallest optical size, as high as those of the text. */
const DIGITS =
  '@font-face{font-family:"Cimes chiffres";src:url("/fonts/cimes-chiffres.woff2") format("woff2");font-weight:400 700;font-display:swap;unicode-range:U+30-39;size-adjust:101.2%}';

export const fontFaces = TYPEFACES.flatMap(({ family, file, weights, fallback, standIns }) => [
  `@font-face{font-family:"${family}";src:url("/fonts/${file}.woff2") format("woff2");font-weight:${weights};font-display:swap}`,
  ...standIns.map(
    ([range, fonts, size, ascent, descent]) =>
      `@font-face{font-family:"${fallback}";src:${fonts.map((font) => `local("${font}")`)};font-weight:${range};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ),
])
  .concat(DIGITS)
  .join("");
