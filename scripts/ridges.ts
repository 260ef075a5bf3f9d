import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { colors } from "#app/ui/tokens.ts";
import { ROOT, runMain } from "./project.ts";
import { createRandom } from "./seeded-random.ts";

/** Draws the ridges of public/images/: angular crests with shaded east faces. The same data gives the same files. */

type Point = readonly [x: number, y: number];

interface Ridge {
  seed: number;
  fill: string;
  /** Colour of the east faces; left out, the ridge is a plain silhouette. */
  shade?: string;
  /** From left to right: saddle, summit, saddle, summit… The crest between them is drawn by chance. */
  skeleton: readonly Point[];
}

interface Drawing {
  file: string;
  width: number;
  height: number;
  /** From the farthest to the nearest. */
  ridges: readonly Ridge[];
}

const HAZE = mix(colors.mist, colors.meltwater, 0.5);

const DRAWINGS: readonly Drawing[] = [
  {
    file: "ridge-back.svg",
    width: 1600,
    height: 420,
    ridges: [
      {
        seed: 11,
        fill: mix(colors.mist, colors.glacier, 0.5),
        shade: mix(colors.glacier, colors.pine, 0.04),
        skeleton: [
          [-40, 262],
          [158, 112],
          [330, 236],
          [418, 214],
          [452, 226],
          [536, 122],
          [688, 216],
          [742, 190],
          [772, 202],
          [906, 118],
          [1098, 250],
          [1352, 46],
          [1524, 214],
          [1572, 186],
          [1650, 240],
        ],
      },
      {
        seed: 5,
        fill: mix(HAZE, colors.pine, 0.02),
        shade: mix(HAZE, colors.pine, 0.14),
        skeleton: [
          [-60, 210],
          [26, 178],
          [140, 292],
          [292, 172],
          [470, 322],
          [742, 206],
          [918, 318],
          [1062, 124],
          [1236, 306],
          [1452, 178],
          [1660, 318],
        ],
      },
      {
        seed: 30,
        fill: mix(colors.meltwater, colors.pine, 0.18),
        shade: mix(colors.meltwater, colors.pine, 0.37),
        skeleton: [
          [-40, 330],
          [244, 220],
          [392, 352],
          [556, 252],
          [780, 362],
          [1010, 268],
          [1086, 318],
          [1226, 216],
          [1420, 344],
          [1640, 196],
        ],
      },
    ],
  },
  {
    file: "ridge-front.svg",
    width: 1600,
    height: 420,
    ridges: [
      {
        seed: 8,
        fill: mix(colors.pine, colors.meltwater, 0.2),
        shade: mix(colors.pine, colors.meltwater, 0.07),
        skeleton: [
          [-40, 356],
          [60, 336],
          [168, 366],
          [398, 284],
          [588, 380],
          [820, 300],
          [984, 394],
          [1190, 296],
          [1330, 362],
          [1402, 314],
          [1650, 366],
        ],
      },
      {
        seed: 21,
        fill: colors.ink,
        skeleton: [
          [-60, 378],
          [204, 334],
          [322, 386],
          [392, 356],
          [440, 392],
          [528, 354],
          [650, 378],
          [784, 342],
          [912, 396],
          [1080, 334],
          [1186, 374],
          [1320, 326],
          [1452, 372],
          [1530, 346],
          [1660, 372],
        ],
      },
    ],
  },
  {
    file: "ridge-footer.svg",
    width: 1600,
    height: 150,
    ridges: [
      {
        seed: 3,
        fill: mix(colors.meltwater, colors.pine, 0.12),
        shade: mix(colors.meltwater, colors.pine, 0.3),
        skeleton: [
          [-40, 92],
          [96, 60],
          [150, 74],
          [214, 40],
          [322, 88],
          [438, 62],
          [470, 70],
          [520, 18],
          [612, 70],
          [668, 84],
          [752, 42],
          [838, 92],
          [980, 70],
          [1004, 76],
          [1072, 22],
          [1180, 80],
          [1262, 60],
          [1310, 84],
          [1424, 34],
          [1530, 78],
          [1660, 56],
        ],
      },
      {
        seed: 14,
        fill: colors.ink,
        skeleton: [
          [-40, 104],
          [70, 82],
          [150, 100],
          [170, 96],
          [226, 112],
          [352, 64],
          [452, 104],
          [488, 98],
          [606, 120],
          [716, 74],
          [800, 100],
          [868, 86],
          [960, 122],
          [990, 116],
          [1048, 128],
          [1180, 84],
          [1240, 98],
          [1312, 62],
          [1420, 108],
          [1448, 102],
          [1508, 120],
          [1660, 84],
        ],
      },
    ],
  },
  {
    file: "elevation.svg",
    width: 1600,
    height: 180,
    ridges: [
      {
        seed: 17,
        fill: colors["ink-2"],
        shade: mix(colors.ink, colors["ink-2"], 0.45),
        skeleton: [
          [-40, 150],
          [92, 74],
          [186, 138],
          [398, 14],
          [590, 112],
          [806, 30],
          [1010, 128],
          [1204, 22],
          [1262, 52],
          [1364, 8],
          [1496, 108],
          [1576, 60],
          [1660, 120],
        ],
      },
      {
        seed: 9,
        fill: colors.paper,
        skeleton: [
          [-40, 126],
          [40, 142],
          [140, 166],
          [242, 136],
          [318, 152],
          [392, 132],
          [452, 154],
          [572, 118],
          [704, 170],
          [790, 160],
          [856, 168],
          [1004, 132],
          [1082, 150],
          [1210, 166],
          [1408, 112],
          [1470, 126],
          [1520, 114],
          [1660, 146],
        ],
      },
    ],
  },
  {
    file: "programme-edge.svg",
    width: 1600,
    height: 96,
    ridges: [
      {
        seed: 6,
        fill: colors.paper,
        skeleton: [
          [-40, 44],
          [60, 54],
          [114, 58],
          [256, 24],
          [416, 74],
          [562, 34],
          [672, 52],
          [782, 38],
          [898, 78],
          [1030, 32],
          [1140, 46],
          [1236, 28],
          [1386, 58],
          [1504, 26],
          [1660, 52],
        ],
      },
    ],
  },
];

/** The colour that lies `share` of the way from one colour to another, both written #RRGGBB. */
function mix(from: string, to: string, share: number): string {
  const [start, end] = [from, to].map((color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))) as [
    number[],
    number[],
  ];
  const channels = start.map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The points between the skeleton's: each flank has its own slope, ledges and steps, and never passes its summit. */
function drawCrest(skeleton: readonly Point[], random: () => number): Point[] {
  const crest: Point[] = [];
  for (let index = 0; index < skeleton.length - 1; index++) {
    const [left, right] = [skeleton[index], skeleton[index + 1]] as [Point, Point];
    const isRising = right[1] < left[1];
    const run = right[0] - left[0];
    const drop = Math.abs(right[1] - left[1]);
    const steps = Math.max(2, Math.round(run / 21));
    // Under 1 the flank falls steeply from its summit, as rock does.
    const slope = 0.68 + random() * 0.38;
    const summitY = Math.min(left[1], right[1]);
    crest.push(left);
    for (let step = 1; step < steps; step++) {
      const along = (step + (random() - 0.5) * 0.72) / steps;
      const fromSummit = isRising ? 1 - along : along;
      const ledge = (random() - 0.5) * Math.min(Math.max(drop * 0.26, 9), 26) * Math.sin(Math.PI * fromSummit) ** 0.6;
      crest.push([left[0] + run * along, Math.max(summitY + 2, summitY + drop * fromSummit ** slope + ledge)]);
    }
  }
  crest.push(skeleton.at(-1) as Point);
  return crest;
}

/** East faces: from each summit down the crest to where it rises again, back along spurs, and up a broken arête. */
function drawEastFaces(crest: readonly Point[], random: () => number): Point[][] {
  const faces: Point[][] = [];
  for (let index = 1; index < crest.length - 2; index++) {
    if (heightAt(crest, index - 1) <= heightAt(crest, index)) continue;
    let foot = index;
    while (foot + 1 < crest.length && heightAt(crest, foot + 1) > heightAt(crest, foot)) foot++;
    const flank = crest.slice(index, foot + 1);
    const drop = heightAt(crest, foot) - heightAt(crest, index);
    if (drop < 9) continue;
    const arete = drawArete(flank, drop, random);
    faces.push([...flank, ...drawSpurs(flank.at(-1) as Point, arete.at(-1) as Point, drop, random), ...arete.reverse()]);
  }
  return faces;
}

function heightAt(crest: readonly Point[], index: number): number {
  return (crest[index] as Point)[1];
}

/** Long falls and short steps, always between the summit's plumb line and the crest. */
function drawArete(flank: readonly Point[], drop: number, random: () => number): Point[] {
  const [summitX, summitY] = flank[0] as Point;
  const steps = Math.max(2, Math.round(drop / 24));
  let share = 0.1 + random() * 0.15;
  return Array.from({ length: steps }, (_, step): Point => {
    const y = summitY + (drop * 1.12 * (step + 0.75 + random() * 0.25)) / steps;
    const [nextX] = flank.find(([, crestY]) => crestY >= y) ?? (flank.at(-1) as Point);
    share = Math.min(0.5, Math.max(0.06, share + (step % 2 === 0 ? 0.3 : -0.26) * (0.35 + random() * 0.65)));
    return [summitX + (nextX - summitX) * share, y];
  });
}

/** The lower edge of a face: two spurs between its foot and the end of its arête. */
function drawSpurs([footX, footY]: Point, [endX, endY]: Point, drop: number, random: () => number): Point[] {
  if (drop < 36) return [];
  return [0.76, 0.5, 0.26].map((share, spur) => [
    endX + (footX - endX) * (share + (random() - 0.5) * 0.1),
    endY + (footY - endY) * share + drop * (spur === 1 ? -0.14 : 0.1) * (0.6 + random() * 0.6),
  ]);
}

/** A closed outline in whole units, in relative steps. */
function writeOutline(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const [start] = rounded;
  if (!start) return "";
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] as Point;
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${start.join(" ")}l${steps.join(" ")}z`.replaceAll(" -", "-");
}

function writeRidge({ seed, fill, shade, skeleton }: Ridge, height: number): string {
  const random = createRandom(seed);
  const crest = drawCrest(skeleton, random);
  const [first, last] = [crest[0], crest.at(-1)] as [Point, Point];
  const mountain = `<path fill="${fill}" d="${writeOutline([[first[0], height], ...crest, [last[0], height]])}"/>`;
  return shade ? `${mountain}<path fill="${shade}" d="${drawEastFaces(crest, random).map(writeOutline).join("")}"/>` : mountain;
}

async function drawRidges(): Promise<void> {
  const folder = path.join(ROOT, "public", "images");
  await mkdir(folder, { recursive: true });
  for (const { file, width, height, ridges } of DRAWINGS) {
    const paths = ridges.map((ridge) => writeRidge(ridge, height)).join("");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${paths}</svg>\n`;
    await writeFile(path.join(folder, file), svg);
    console.log(`${file} ${svg.length} bytes`);
  }
}

await runMain(drawRidges);
