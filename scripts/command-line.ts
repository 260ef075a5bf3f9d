import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CliError } from "./toolbox.ts";

/** The options of a command and what stands between them. Throws a CliError, in French, on anything else. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { options: values, words: positionals };
  } catch (error) {
    const [, name = ""] = /'(-[^' ]*)/.exec((error as Error).message) ?? [];
    const known = Object.keys(options).map((option) => `--${option}`);
    throw new CliError(`Option ${name} inconnue ou incomplète. Les options sont : ${known.join(", ")}.`);
  }
}

/** One of the allowed words. Throws a CliError that names them. */
export function readChoice<const Choices extends readonly string[]>(value: string, choices: Choices, what: string): Choices[number] {
  if (!choices.includes(value)) throw new CliError(`${what} : « ${value} » n'existe pas. Choisissez ${choices.join(", ")}.`);
  return value;
}
