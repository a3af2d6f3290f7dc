import { baseConfig } from '@gym/hub-build';
import { themeHead } from '@gym/theme';
import { defineConfig } from '@rspack/cli';
import { HtmlRspackPlugin } from '@rspack/core';

/** The gallery of hub-kit's components, for developers and tests; no part of any production build. */
export default defineConfig((_env, { mode }) => {
  const base = baseConfig(import.meta.dirname, mode === 'production');
  return {
    ...base,
    entry: './main.tsx',
    output: { ...base.output, path: `${import.meta.dirname}/dist`, publicPath: 'auto' },
    plugins: [new HtmlRspackPlugin({ template: './index.html', templateParameters: { themeHead } })],
    devServer: { host: '127.0.0.1', port: Number(process.env.PORT ?? 4500) },
  };
});
