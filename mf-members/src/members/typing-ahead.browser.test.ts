import {
  combobox,
  dialogOf,
  openPage,
  type Page,
  soon,
  textBox,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addMember(app, { name: 'Ann Lee' });
});

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
    if ((await response.text()).includes('What you have entered has not been saved.')) await held.promise;
    await route.fulfill({ response });
  });
  return held.resolve;
}

async function holdOperation(page: Page, operation: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async route => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === operation) await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

const isFocused = (control: ReturnType<typeof textBox>) =>
  control.evaluate(box => box === document.activeElement);

describe('what is typed before the form is there', () => {
  it('is entered into the first field, and after a tab into the next', async () => {
    const { page, release } = await open('/members');
    await page.getByRole('button', { name: 'Add Member' }).click();
    const dialog = dialogOf(page, 'Add Member');
    await dialog.waitFor();
    // Space and Enter would press a button that has the focus.
    await page.keyboard.type('Kit Ahead ');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('kit@');
    release();
    await textBox(dialog, 'Name').waitFor();
    await page.keyboard.type('example.com');
    await expect.poll(() => textBox(dialog, 'Email').inputValue(), soon).toBe('kit@example.com');
    expect(await textBox(dialog, 'Name').inputValue()).toBe('Kit Ahead ');
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Discard changes?').waitFor();
  });

  it('stays while the form waits for the record', async () => {
    const { page, release } = await open('/members');
    const releaseRecord = await holdOperation(page, 'Member');
    await page.getByRole('button', { name: 'Edit Ann Lee' }).click();
    const dialog = dialogOf(page, 'Edit Member');
    await dialog.waitFor();
    await page.keyboard.type('-Sm');
    const asked = page.waitForRequest(request => request.postData()?.includes('query Member(') ?? false);
    release();
    await asked;
    await page.keyboard.type('ith');
    releaseRecord();
    await expect.poll(() => textBox(dialog, 'Name').inputValue(), soon).toBe('Ann Lee-Smith');
    expect(await isFocused(textBox(dialog, 'Name'))).toBe(true);
  });

  it('searches where the first field is a list of records', async () => {
    const { page, release } = await open('/rewards');
    await page.getByRole('button', { name: 'Add Reward' }).first().click();
    const dialog = dialogOf(page, 'Add Reward');
    await dialog.waitFor();
    await page.keyboard.type('ann');
    release();
    await page.getByRole('option', { name: /^Ann Lee/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => combobox(dialog, 'Member').inputValue(), soon).toBe('Ann Lee');
  });
});

it('the form is fetched before it is opened, once the pointer moves or a key is pressed', async () => {
  const { page, release } = await open('/members');
  await page.getByRole('button', { name: 'Edit Ann Lee' }).waitFor();
  release();
  const fetched = page.waitForResponse(async response =>
    (await response.text().catch(() => '')).includes('What you have entered has not been saved.'),
  );
  await page.keyboard.press('Shift');
  await fetched;
});
