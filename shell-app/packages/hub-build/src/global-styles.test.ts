import { expect, onTestFinished, test } from 'vitest';
import { createHubSource } from '../../../../gateway/testing/hub-build.ts';
import { oneScreenHub } from '../../../src/hubs/one-screen-hub.fixture.ts';
import { globalStyleUsesIn } from './global-styles.ts';

const places = (code: string) => globalStyleUsesIn(code, 'src/a.tsx').map(text => text.split(': ')[0]);

test('a use of createGlobalStyle is named with its place', () => {
  expect(
    globalStyleUsesIn("import styled, { createGlobalStyle as all } from 'styled-components';", 'src/a.tsx'),
  ).toEqual([
    'src/a.tsx:1:18: createGlobalStyle applies to the whole page, and a hub styles its own elements only. Use styled',
  ]);
  expect(places("import * as styles from 'styled-components';\nstyles.createGlobalStyle`a {}`;")).toEqual([
    'src/a.tsx:2:8',
  ]);
  expect(
    places("const { createGlobalStyle } = await import('styled-components');\ncreateGlobalStyle``;"),
  ).toEqual(['src/a.tsx:1:9']);
  expect(places("export { createGlobalStyle } from 'styled-components';")).toEqual(['src/a.tsx:1:10']);
});

test('other styles are allowed', () => {
  expect(
    places("import styled, { css } from 'styled-components';\n// createGlobalStyle\nconst A = styled.a``;"),
  ).toEqual([]);
});

test('it ends the build of a hub', async () => {
  const source = createHubSource('mf-global');
  onTestFinished(() => source.remove());
  const screen = (factory: string) =>
    `import styled, { ${factory} as made } from 'styled-components';
     const Box = styled.p\`color: red;\`;
     export default function Screen() { return <Box>{String(made)}</Box>; }`;
  const build = (factory: string) =>
    source.build(oneScreenHub({ id: 'global', title: 'Global', path: '/global', screen: screen(factory) }));
  await expect(build('createGlobalStyle')).rejects.toThrow(
    /screen\.tsx:1:18: createGlobalStyle applies to the whole page/,
  );
  await expect(build('css')).resolves.toContain('dist');
});
