import { ContentError } from "#app/content/programmes/read-programmes.ts";

/** Loaded before every task of scripts/run.mjs: wrong content ends it with its sentences. */
try {
  await import("#app/content/programmes/index.ts");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
