import { expect, test } from 'vitest';
import { openPage } from '@gym/hub-kit/testing';
import { tokenOf, useTestApp } from '../testing/test-app.ts';

const app = useTestApp({ demo: true });

test('the explorer runs a query as the person who is signed in, completes and explains, at 1440 and at 390 px', async () => {
  const page = await openPage(`${app.url}/explorer`, {
    token: await tokenOf(app, 'admin'),
    expected: [/^info: setup-workers/],
  });
  await page.getByText('Super User').waitFor();
  await page.locator('.graphiql-query-editor').getByText('NewestMembers').waitFor();
  await page.getByRole('button', { name: /^Execute query/ }).click();
  const resultWindow = page.locator('.result-window');
  await expect.poll(() => resultWindow.innerText()).toContain('totalCount');

  const suggestions = page.locator('.suggest-widget').getByText('trainerStatistics').first();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.graphiql-query-editor .monaco-editor').first().click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('{ trainerSt', { delay: 30 });
    await suggestions.waitFor();
    const [editor, completions] = await Promise.all(
      ['.monaco-editor', '.suggest-widget'].map(part =>
        page.locator(`.graphiql-query-editor ${part}`).first().boundingBox(),
      ),
    );
    expect(completions!.x).toBeGreaterThanOrEqual(editor!.x);
    await page.keyboard.press('Escape');
    await suggestions.waitFor({ state: 'hidden' });
  }

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByRole('link', { name: 'Query', exact: true }).waitFor();
});

test('the REST docs show the paths and try them as the person who is signed in', async () => {
  const page = await openPage(`${app.url}/api/docs#/auth/me`, { token: await tokenOf(app, 'trainer') });
  const resultWindow = page.locator('.live-responses-table');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect.poll(() => resultWindow.innerText()).toContain('"username": "trainer"');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await resultWindow.waitFor({ state: 'detached' });
  }
});

test('the explorer says what to do to who is not signed in, and to a role that may not use it', async () => {
  const anonymous = await openPage(`${app.url}/explorer`);
  await anonymous.getByRole('heading', { name: 'Sign in to explore' }).waitFor();
  await expect
    .poll(() => anonymous.getByRole('link', { name: 'Sign In' }).getAttribute('href'))
    .toBe('/login');

  const reception = await openPage(`${app.url}/explorer`, {
    token: await tokenOf(app, 'reception'),
  });
  await reception.getByRole('heading', { name: 'The explorer is not open to your role' }).waitFor();
});
