/**
 * Runs the API from its sources: `node --conditions=source --import ./graphql-api/source-loader.ts …`. Node removes types
 * itself, but decorators and their metadata need a transform.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const sources = new URL('src/', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(sources)) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'ts',
      sourcemap: false,
      tsconfig: false,
      target: 'es2023',
      typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
      assumptions: { setPublicClassFields: true },
      decorator: { legacy: true, emitDecoratorMetadata: true },
    });
    if (errors.length > 0)
      throw new SyntaxError(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
