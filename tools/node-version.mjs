// Runs first in `npm start` and `npm run dev`; plain JavaScript, because an older Node cannot read TypeScript.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `The shop needs Node 24 or newer, and this is ${process.version}. npm brings it: run npm ci, then npm start ` +
      `(not node by itself). If npm has no Node 24 for this machine, install it from https://nodejs.org.\n`,
  );
  process.exit(1);
}
