import type { Sound } from "./timeline.ts";

const SAMPLE_RATE = 48_000;
const PEAK = 0.16;

interface Note {
  frequencyInHz: number;
  delayMs: number;
  /** Time in which the note falls to a third. */
  decayMs: number;
  loudness: number;
}

const NOTES: Record<Sound["kind"], readonly Note[]> = {
  tap: [{ frequencyInHz: 310, delayMs: 0, decayMs: 16, loudness: 0.7 }],
  right: [
    { frequencyInHz: 659.25, delayMs: 0, decayMs: 190, loudness: 0.8 },
    { frequencyInHz: 987.77, delayMs: 130, decayMs: 320, loudness: 0.7 },
  ],
  step: [
    { frequencyInHz: 493.88, delayMs: 0, decayMs: 160, loudness: 0.6 },
    { frequencyInHz: 659.25, delayMs: 260, decayMs: 360, loudness: 0.6 },
  ],
};

const ATTACK_MS = 4;

/** The sounds of the film as a mono 16-bit WAV file of exactly `filmMs`. Synthesised, so that they belong to nobody. */
export function synthesiseSoundTrack(sounds: readonly Sound[], filmMs: number): Buffer {
  const samples = new Float64Array(Math.round((filmMs / 1000) * SAMPLE_RATE));
  for (const { at, kind } of sounds) for (const note of NOTES[kind]) addNote(samples, at, note);
  return writeWave(samples);
}

function addNote(samples: Float64Array, at: number, { frequencyInHz, delayMs, decayMs, loudness }: Note): void {
  const first = Math.round(((at + delayMs) / 1000) * SAMPLE_RATE);
  const length = Math.min(samples.length - first, Math.round((decayMs * 8 * SAMPLE_RATE) / 1000));
  for (let index = 0; index < length; index++) {
    const ms = (index / SAMPLE_RATE) * 1000;
    const envelope = Math.min(1, ms / ATTACK_MS) * Math.exp(-ms / decayMs);
    const phase = (2 * Math.PI * frequencyInHz * ms) / 1000;
    samples[first + index] = (samples[first + index] ?? 0) + loudness * envelope * (Math.sin(phase) + 0.18 * Math.sin(2 * phase));
  }
}

function writeWave(samples: Float64Array): Buffer {
  const wave = Buffer.alloc(44 + samples.length * 2);
  wave.write("RIFF", 0);
  wave.writeUInt32LE(36 + samples.length * 2, 4);
  wave.write("WAVEfmt ", 8);
  wave.writeUInt32LE(16, 16);
  wave.writeUInt16LE(1, 20);
  wave.writeUInt16LE(1, 22);
  wave.writeUInt32LE(SAMPLE_RATE, 24);
  wave.writeUInt32LE(SAMPLE_RATE * 2, 28);
  wave.writeUInt16LE(2, 32);
  wave.writeUInt16LE(16, 34);
  wave.write("data", 36);
  wave.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    wave.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample * PEAK)) * 32_767), 44 + index * 2);
  });
  return wave;
}
