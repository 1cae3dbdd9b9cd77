import { toOptionFields } from '#storefront/shell/line-options.ts';

type Options = Parameters<typeof toOptionFields>[0];

/** The options of a line, to be sent along when something else of it changes. */
export function LineFields({ options }: { options: Options }) {
  return toOptionFields(options).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
