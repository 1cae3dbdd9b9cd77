// Adds one picture to the shop of the environment like the staff's upload does: a separate process, whose file size is limited.
import { readFileSync } from 'node:fs';
import { addOriginal } from '#server/attachment/add-original.ts';
import { openFiles } from '#server/start/open/open-files.ts';
import { runCommand } from '#tools/commands/run-command.ts';

const alt = { ru: 'Кольцо', uz: 'Uzuk', en: 'Ring' };

await runCommand(
  {
    usage: 'node bench/chaos/add-picture.ts <picture>',
    read:
      ([file = '']) =>
      async (deps: Parameters<typeof addOriginal>[0]) => {
        const { key } = await addOriginal(deps, {
          name: 'chaos/necklace.jpg',
          content: readFileSync(file),
          alt,
        });
        return key;
      },
  },
  ({ db }, config) => ({ db, files: openFiles(config) }),
);
