import diamonds from '#docs/import/diamonds.json' with { type: 'json' };
import jewelry from '#docs/import/jewelry.json' with { type: 'json' };
import { checkMapping, type Mapping } from '../mapping.ts';

/** The mappings included with the shop, by their names in `docs/import/`. */
export const readyMappings: readonly { name: string; mapping: Mapping }[] = [
  { name: 'jewelry', mapping: checkMapping(jewelry) },
  { name: 'diamonds', mapping: checkMapping(diamonds) },
];
