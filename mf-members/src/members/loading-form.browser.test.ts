import { dialogOf, openPage, type Page, textBox, tokenOf, useClub } from '@gym/hub-kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { addMember } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addMember(app, { name: 'Ann Lee' });
});

/** A text that only the file of the forms contains. */
const ofForms = 'Nothing has changed yet';

const open = async (path: string) =>
  openPage(`${app.url}/health`, { token: await tokenOf(app, 'admin') }).then(async page => {
    const release = await holdForms(page);
    await page.goto(app.url + path);
    return { page, release };
  });

/** Holds the file of the forms, as on a slow connection, until it is released. */
async function holdForms(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async route => {
    const response = await route.fetch();
    if ((await response.text()).includes(ofForms)) await held.promise;
    await route.fulfill({ response });
  });
  return held.resolve;
}

it('while a form loads no key presses a button, and its first field has the focus then', async () => {
  const { page, release } = await open('/members');
  await page.getByRole('button', { name: 'Add Member' }).click();
  const dialog = dialogOf(page, 'Add Member');
  await dialog.waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  release();
  await textBox(dialog, 'Name').waitFor();
  await page.keyboard.type('Kit');
  await expect.poll(() => textBox(dialog, 'Name').inputValue()).toBe('Kit');
});

it('the form is fetched before it is opened, once the pointer moves or a key is pressed', async () => {
  const { page, release } = await open('/members');
  await page.getByRole('button', { name: 'Edit Ann Lee' }).waitFor();
  release();
  const fetched = page.waitForResponse(async response =>
    (await response.text().catch(() => '')).includes(ofForms),
  );
  await page.keyboard.press('Shift');
  await fetched;
});
