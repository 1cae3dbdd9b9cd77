import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';

/** One command of package.json that works on an opened shop. */
export interface Command<Deps> {
  /** What `--help` prints. */
  usage: string;
  /** Reads the arguments without opening anything; answers what to do with them, which answers what to print. Throws UsageProblem. */
  read: (args: readonly string[]) => (deps: Deps) => Promise<string>;
}

/** The arguments are not what the command knows: exit code 2. */
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
  /** How many arguments without a name: [fewest, most]; none where it is missing. */
  count?: readonly [fewest: number, most: number];
}

/** The arguments by `util.parseArgs`. Throws UsageProblem for an option or a number of arguments that the command does not know. */
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
    // Node's own sentence names the option; the advice after the first full stop is for programmers
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageProblem(`${sentence.replace(/\.$/, '')}.`, usage);
  }
}

/** Whether these arguments ask for the usage: `--help` or `-h`, unless after a bare `--`. */
function wantsHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end === -1 ? args : args.slice(0, end)).some((word) => word === '--help' || word === '-h');
}

/**
 * For a script that is a command itself: its arguments, before it opens anything. Prints the usage and ends the process where they ask for
 * it (code 0) or are not what the command knows (code 2).
 */
export function commandLine<const O extends ParseArgsOptionsConfig>(spec: ArgumentsSpec<O>): Parsed<O> {
  return readOrExit(spec.usage, (args) => readArguments(args, spec));
}

/** Ends the process with code 2 and the usage: an argument is not what the command knows. */
export function exitWithUsage(sentence: string, usage: string): never {
  process.stderr.write(`${sentence}\n\n${usage}\n`);
  process.exit(exitCodes.usage);
}

/** As `commandLine`, for arguments that `read` makes sense of. */
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

/** A whole number written with digits, from `min` to `max`. Throws UsageProblem that says what was to be given. */
export function wholeNumber(
  word: string | undefined,
  { name, usage, min = 1, max = 1_000_000_000 }: { name: string; usage: string; min?: number; max?: number },
): number {
  const number = /^\d{1,15}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (number >= min && number <= max) return number;
  throw new UsageProblem(`${name} is a whole number from ${min} to ${max}, not "${word ?? ''}".`, usage);
}
