import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { CliError } from "./toolbox.ts";

/** The options of a command and, where it takes some, the words between them. Throws a CliError, in French, on anything else. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options, mostWords = 0) {
  const names = Object.keys(options).map((option) => `--${option}`);
  const known = names.length > 0 ? ` Les options sont : ${names.join(", ")}.` : "";
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const tooMany = positionals[mostWords];
    if (tooMany !== undefined) throw new CliError(`« ${tooMany} » est de trop.${known}`);
    return { options: values, words: positionals };
  } catch (error) {
    if (error instanceof CliError) throw error;
    const [, name = ""] = /'(?:-\w, )?(-[^' ]*)/.exec((error as Error).message) ?? [];
    if (!names.includes(name)) throw new CliError(`L'option ${name} n'existe pas.${known}`);
    throw new CliError(`L'option ${name} ${options[name.slice(2)]?.type === "boolean" ? "s'écrit seule" : "attend une valeur"}.`);
  }
}

/** An option with a value, wherever it stands, and the arguments without it. Undefined when it is absent, empty when nothing follows it. */
export function takeOption(args: readonly string[], option: string): { value: string | undefined; rest: string[] } {
  const index = args.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
  if (index === -1) return { value: undefined, rest: [...args] };
  if (args[index] === option) return { value: args[index + 1] ?? "", rest: args.toSpliced(index, 2) };
  return { value: args[index]?.slice(option.length + 1), rest: args.toSpliced(index, 1) };
}

/** One of the commands of a tool such as `npm run leads`. */
export interface Command<Context> {
  usage: string;
  does: string;
  run(context: Context, args: readonly string[]): Promise<void>;
}

/** The command that comes first on a command line. Throws a CliError with all of them, and `notes` on their options, when there is none. */
export function chooseCommand<Context>(
  tool: string,
  commands: Readonly<Record<string, Command<Context>>>,
  notes: readonly string[],
  name = "",
): Command<Context> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  const lines = Object.values(commands).map(({ usage, does }) => `  ${usage}\n      ${does}`);
  const help = [`npm run ${tool} -- <commande> [options]`, "", ...lines, "", ...notes].join("\n");
  throw new CliError(["", "help", "--help"].includes(name) ? help : `La commande « ${name} » n'existe pas.\n\n${help}`);
}

/** One of the allowed words. Throws a CliError that names them. */
export function readChoice<const Choices extends readonly string[]>(value: string, choices: Choices, what: string): Choices[number] {
  if (!choices.includes(value)) throw new CliError(`${what} : « ${value} » n'existe pas. Choisissez ${choices.join(", ")}.`);
  return value;
}
