// Loaded before every command, possibly by an older Node of the machine: the Node that runs TypeScript is one of the
// installed packages, and pnpm runs a script even if the installation failed.
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');

if (!existsSync(join(__dirname, '../../node_modules/.modules.yaml'))) {
  console.error(
    '\nThe packages are not installed; the messages of pnpm above name the reason. Fix it, then try again.\n',
  );
  process.exit(1);
}

const { engines } = require('../../package.json');
const needed = engines.node.replace('>=', '');
if (Number(process.versions.node.split('.')[0]) < Number(needed)) {
  console.error(
    `\nNode ${process.versions.node} runs this command; it needs Node ${needed} or newer. Run it by: npx -y pnpm@12\n`,
  );
  process.exit(1);
}

// A start takes 1.9 instead of 2.3 s of the processor. Earlier versions of Node have no such cache.
enableCompileCache?.(join(__dirname, '../../node_modules/.cache/node'));
