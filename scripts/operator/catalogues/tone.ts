import { professions } from "#app/content/professions.ts";
import type { Profession } from "#app/content/vocabulary.ts";
import { colors } from "#app/ui/tokens.ts";

/** The colours of one catalogue: lac for the doctors, gentiane for the nurses. */
export interface Tone {
  main: string;
  soft: string;
  /** Layers of mountains, from the farthest to the nearest, each with its shaded faces. */
  layers: ReadonlyArray<{ face: string; shade: string }>;
}

export function toneOf(profession: Profession): Tone {
  const { tone } = professions[profession];
  const main = colors[tone];
  const soft = colors[`${tone}-soft`];
  return {
    main,
    soft,
    layers: [0.08, 0.24, 0.46, 0.72, 1].map((depth) => ({
      face: mixColors(soft, main, depth),
      shade: mixColors(soft, mixColors(main, colors.ink, 0.12), Math.min(1, depth + 0.13)),
    })),
  };
}

/**
 * The colour at `share` (0 to 1) of the way between two colours, all `#RRGGBB`. Tints are mixed, not transparent: printers want no
 * transparency.
 */
export function mixColors(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(start, start + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
