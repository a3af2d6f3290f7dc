// Required before every command, by whatever Node the machine has: the one that knows TypeScript is installed with the
// packages, and pnpm runs a script even when it could not install them.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

if (!existsSync(join(__dirname, '../../node_modules/.modules.yaml'))) {
  console.error(
    '\nThe packages are not installed; what pnpm says above tells why. Mend that, then try again.\n',
  );
  process.exit(1);
}
