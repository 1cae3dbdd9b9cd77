import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';

/** A command of package.json that works on an opened shop. */
export interface Command<Deps> {
  /** The text that `--help` prints. */
  usage: string;
  /** Parses the arguments without opening anything; returns the function to run, whose result is printed. Throws UsageProblem. */
  read: (args: readonly string[]) => (deps: Deps) => Promise<string>;
}

/** The arguments are invalid: exit code 2. */
export class UsageProblem extends StopReason {
  constructor(sentence: string, usage: string) {
    super(exitCodes.usage, `${sentence}\n\n${usage}`);
    this.name = 'UsageProblem';
  }
}

type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; allowPositionals: true; options: O }>
>;

export interface ArgumentsSpec<O extends ParseArgsOptionsConfig> {
  usage: string;
  options?: O;
  /** Number of positional arguments: [minimum, maximum]; default none. */
  count?: readonly [fewest: number, most: number];
}

/** Parses the arguments by `util.parseArgs`. Throws UsageProblem for an unknown option or a wrong number of arguments. */
export function readArguments<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options, count = [0, 0] }: ArgumentsSpec<O>,
): Parsed<O> {
  const parsed = parseOptions(args, { usage, options });
  const [fewest, most] = count;
  const { length } = parsed.positionals;
  if (length > most) throw new UsageProblem(`"${parsed.positionals[most]}" is not known here.`, usage);
  if (length < fewest) throw new UsageProblem('Something is missing.', usage);
  return parsed;
}

function parseOptions<const O extends ParseArgsOptionsConfig>(
  args: readonly string[],
  { usage, options }: { usage: string; options: O | undefined },
): Parsed<O> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: options ?? ({} as O) }); // no options are any O's
  } catch (error) {
    // Node's first sentence names the option; the rest is advice for programmers
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageProblem(`${sentence.replace(/\.$/, '')}.`, usage);
  }
}

/** Whether the arguments contain `--help` or `-h` (not after a bare `--`). */
function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

/**
 * Parses the arguments of a standalone script before it opens anything. Prints the usage and ends the process if help is requested (code 0)
 * or the arguments are invalid (code 2).
 */
export function commandLine<const O extends ParseArgsOptionsConfig>(spec: ArgumentsSpec<O>): Parsed<O> {
  return readOrExit(spec.usage, (args) => readArguments(args, spec));
}

/** Ends the process with code 2 and the usage, because an argument is invalid. */
export function exitWithUsage(sentence: string, usage: string): never {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  process.exit(exitCodes.usage);
}

/** The same as `commandLine` for arguments that `read` parses. */
export function readOrExit<T>(usage: string, read: (args: readonly string[]) => T): T {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.exitCode);
  }
}

/** Parses a whole number from `min` to `max`. Throws UsageProblem, naming the expected value. */
export function wholeNumber(
  word: string | undefined,
  { name, usage, min = 1, max = 1_000_000_000 }: { name: string; usage: string; min?: number; max?: number },
): number {
  const number = /^\d{1,15}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageProblem(`${name} is a whole number from ${min} to ${max}, not "${word ?? ''}".`, usage);
}
