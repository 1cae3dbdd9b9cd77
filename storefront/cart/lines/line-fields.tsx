import { toOptionFields } from '#storefront/shell/line-options.ts';

type Options = Parameters<typeof toOptionFields>[0];

/** Hidden fields with a line's options, sent along when another part of the line changes. */
export function LineFields({ options }: { options: Options }) {
  return toOptionFields(options).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
