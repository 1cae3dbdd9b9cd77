/* oxlint-disable typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access -- no type check reads plain JavaScript */
// Runs before main.ts by `node --import`, in plain JavaScript, because an older Node cannot even read main.ts.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `The shop needs Node 24 or newer, and this is ${process.version}. npm brings it: run npm ci, then npm start ` +
      `(not node by itself). If npm has no Node 24 for this machine, install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}
