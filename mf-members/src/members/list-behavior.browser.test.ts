import { readFileSync } from 'node:fs';
import {
  columnTexts,
  dialogOf,
  executeGraphql,
  expectAbsent,
  openPage,
  type Page,
  rowOf,
  tokenOf,
  useClub,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { addSixtyMembers, memberName } from './members.fixture.ts';

const app = useClub();

beforeAll(async () => {
  await addSixtyMembers(app);
});

async function open(path = '/members'): Promise<Page> {
  const page = await openPage(app.url + path, { token: await tokenOf(app, 'admin') });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

it('a screen is announced, leaves no history behind the arrow keys of its tabs, and prints every row', async () => {
  const page = await open('/members');
  await rowOf(page, memberName(0)).waitFor();
  const announced = page.evaluate(
    () =>
      new Promise<string>(done => {
        const observer = new MutationObserver(() => {
          const said = [...document.querySelectorAll('[aria-live="assertive"]')]
            .map(el => el.textContent)
            .join('');
          if (said) done(said);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await page.getByRole('link', { name: 'Memberships' }).click();
  expect(await announced).toBe('Membership Plans Management');
  await expect.poll(() => page.title()).toBe('Membership Plans Management · Gym Management System');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  await page.goBack();
  await rowOf(page, memberName(0)).waitFor();

  await page.getByRole('button', { name: 'Facilities' }).click();
  await page.getByRole('link', { name: 'Equipment' }).click();
  const tab = page.getByRole('tab', { name: 'Equipment' });
  await tab.focus();
  for (const expected of ['Maintenance Records', 'Equipment', 'Maintenance Records']) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe(expected);
  }
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Members Management' }).waitFor();

  await visit(page, '/trainers');
  await visit(page, '/members?size=50');
  await rowOf(page, memberName(49)).waitFor();
  const card = page.getByRole('region', { name: 'Members Management' });
  const hidden = () => card.evaluate(element => element.scrollHeight - element.clientHeight);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hidden).toBe(0);
  const bottom = async () => {
    const [row, frame] = await Promise.all([rowOf(page, memberName(49)).boundingBox(), card.boundingBox()]);
    return row!.y + row!.height <= frame!.y + frame!.height && row!.height > 0;
  };
  await expect.poll(bottom).toBe(true);
  // As many pages as the rows need.
  expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(1);
});

/** Runs in the page before its own code: styles are inserted with texts of twice the size. */
const DOUBLE_TEXTS = `(() => {
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    const double = (_, name, size) => name + ':' + 2 * size + 'px';
    return insertRule.call(this, rule.replace(/(font-size|line-height): ?([\\d.]+)px/g, double), index);
  };
})()`;

/**
 * In the page: the controls of the topmost dialog, or of the page, that cannot be scrolled to and clicked; those and
 * headings whose text is cut off; texts in boxes lower than a line, and bars that scroll sideways. The grid scrolls and shortens
 * its cells.
 */
const CUT_OFF = `(() => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const elements = [...scope.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3, dt, dd')];
  const styleOf = element => getComputedStyle(element);
  const halves = [...scope.querySelectorAll('main span, main p, dialog span, dialog p')]
    .filter(element => styleOf(element).overflowY === 'hidden' && !element.closest('[role="columnheader"]'))
    .filter(element => element.offsetWidth > 1 && element.clientHeight < parseFloat(styleOf(element).lineHeight))
    .map(element => element.innerText + ': cut off');
  const sideways = [...scope.querySelectorAll('aside *, dialog *')]
    .filter(element => styleOf(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth)
    .map(element => element.innerText + ': scrolls sideways');
  const unreachable = elements
    .filter(element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[role="grid"]'))
    .filter(element => element.offsetWidth > 1)
    .flatMap(element => {
      element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const owners = [element, ...(element.labels ?? [])];
      const problems = [
        (left < 0 || right > innerWidth) && 'outside',
        !owners.some(owner => owner.contains(hit) || hit?.contains(owner)) && 'covered',
        element.scrollWidth > element.clientWidth + 1 && styleOf(element).display !== 'inline' && 'too narrow',
      ].filter(Boolean);
      const name = element.ariaLabel ?? (element.innerText || element.name || element.id);
      return problems.map(problem => element.localName + ' ' + name + ': ' + problem);
    });
  return [...halves, ...sideways, ...unreachable];
})()`;

describe.each([
  ['zoomed to 200 %', { width: 640, height: 450 }, '14px'],
  ['with texts of twice the size', { width: 1280, height: 900 }, '28px'],
])('a window of 1280 px %s', (_, size, fontSize) => {
  async function openLarge(path: string): Promise<Page> {
    const page = await openPage('about:blank', { token: await tokenOf(app, 'admin'), ...size });
    if (size.width === 1280) await page.addInitScript(DOUBLE_TEXTS);
    await page.goto(app.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(fontSize);
    return page;
  }

  async function expectReachable(page: Page) {
    await expectAbsent(page.locator('[data-waiting]'));
    await expect.poll(() => page.evaluate(CUT_OFF)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(size.width);
  }

  it('shows a list, its form and the page of a record', async () => {
    const page = await openLarge('/members');
    await page.getByRole('link', { name: memberName(0), exact: true }).waitFor();
    await expectReachable(page);
    await page.getByRole('button', { name: 'Add Member' }).click();
    await dialogOf(page, 'Add Member').getByRole('button', { name: 'Save', exact: true }).waitFor();
    await expectReachable(page);
    await page.keyboard.press('Escape');
    await dialogOf(page, 'Add Member').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: memberName(0), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: memberName(0) }).waitFor();
    await expectReachable(page);
  });
});

it('shows the words of the master data in the grid, on one request after the rows', async () => {
  const { masterDataItems } = await executeGraphql(
    app,
    `{ masterDataItems(filter: { page: { eq: "Members" }, dropdownName: { eq: "status" }, value: { eq: "inactive" } }) { items { id } } }`,
  );
  const [item] = masterDataItems!['items'] as { id: string }[];
  const rename = (displayText: string) =>
    executeGraphql(
      app,
      `mutation ($id: ID!, $text: String!) { updateMasterDataItem(id: $id, patch: { displayText: $text }) { id } }`,
      { id: item!.id, text: displayText },
    );
  await rename('Has Left');
  const page = await openPage('about:blank');
  await page.addInitScript(`localStorage.setItem('token', '${await tokenOf(app, 'admin')}')`);
  const requested: string[] = [];
  page.on('request', request => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    requested.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.goto(`${app.url}/members`);
  await rowOf(page, memberName(1)).getByText('Has Left', { exact: true }).waitFor();
  await expect.poll(() => rowOf(page, memberName(0)).getByText('Active', { exact: true }).count()).toBe(1);
  expect(requested.filter(name => name === 'MasterDataOptions')).toHaveLength(1);
  expect(requested.indexOf('MasterDataOptions')).toBeGreaterThan(requested.indexOf('Members'));
  await page.getByRole('button', { name: `Edit ${memberName(1)}` }).click();
  const status = dialogOf(page, 'Edit Member').getByRole('combobox', { name: 'Status' });
  await expect
    .poll(() => status.evaluate(box => box.textContent || (box as HTMLInputElement).value))
    .toContain('Has Left');
  expect(requested.filter(name => name === 'MasterDataOptions')).toHaveLength(1);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Has Left');
  await rename('Inactive');
});

it('works where the browser stores nothing', async () => {
  const page = await openPage('about:blank');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto(`${app.url}/members`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin123');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await rowOf(page, memberName(1)).waitFor();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByRole('checkbox', { name: 'Phone' }).click();
  await page.getByRole('columnheader', { name: 'Phone' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next page' }).click();
  await rowOf(page, memberName(30)).waitFor();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

it('only checks access, hubs and the app when the window gets the focus and nothing has changed', async () => {
  const page = await open('/members');
  await rowOf(page, memberName(0)).waitFor();
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  // The next page is fetched in advance.
  const sentInAMoment = async () => {
    const before = requests.length;
    await page.waitForTimeout(500);
    return requests.length - before;
  };
  await expect.poll(sentInAMoment).toBe(0);
  requests.length = 0;
  await page.evaluate(() => {
    const { changes } = Object.assign(window, { changes: [] as string[] });
    new MutationObserver(records => changes.push(...records.map(({ type }) => type))).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const checked = page.waitForResponse('**/api/auth/me');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await (await checked).finished();
  // The answer has reached the page, and what it might render has been drawn.
  await page.evaluate(
    () => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
  const paths = () => requests.map(url => new URL(url).pathname).sort();
  await expect.poll(paths).toEqual(['/', '/api/auth/me', '/hubs.json']);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { changes: string[] }).changes))
    .toEqual([]);
});

it('the shortcuts are listed by ?, but not while typing, and the Control key leaves a name to the browser, which opens another tab', async () => {
  const page = await open();
  await page.getByRole('searchbox').pressSequentially('?');
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('?');
  await expectAbsent(page.getByRole('dialog', { name: 'Keyboard Shortcuts' }));
  await page.getByRole('searchbox').fill('');
  await page.getByRole('columnheader').first().focus();
  await page.keyboard.press('?');
  const dialog = dialogOf(page, 'Keyboard Shortcuts');
  await dialog.getByText('Open the record', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  // A width that the user has set is kept in another language, and the settings list the shortcuts, too.
  await page.evaluate(() => {
    const settings = Object.keys(localStorage).find(key => key.startsWith('settings:'))!;
    localStorage.setItem(`widths:${settings.split(':')[1]}:members`, '[["email",300]]');
  });
  await visit(page, '/settings');
  await page.getByRole('button', { name: 'Show shortcuts' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await visit(page, '/members');
  const email = page.getByRole('columnheader', { name: 'E-Mail' });
  await expect.poll(async () => Math.round((await email.boundingBox())!.width)).toBe(300);
  await visit(page, '/settings');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  await visit(page, '/members?page=2&sort=-name');
  const link = page.getByRole('row').nth(3).getByRole('link');
  await expect.poll(() => link.innerText()).not.toBe('');
  await expect.poll(() => link.getAttribute('href')).toMatch(/^\/members\/\d+$/);
  // Opening the tab is the browser's part, which it does not always do without a window.
  const isPrevented = page.evaluate(
    () =>
      new Promise<boolean>(done =>
        window.addEventListener(
          'click',
          event => {
            done(event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        ),
      ),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isPrevented).toBe(false);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/members');
  await expectAbsent(page.getByRole('dialog'));
});

it('the query behind the list opens in the explorer as it is: filtered, searched, sorted, at its page', async () => {
  const page = await open('/members?page=2&size=10&sort=-name&q=5&f.status=active');
  await page.getByText('of 20').first().waitFor();
  const link = page.getByRole('link', { name: 'Open in explorer' });
  const [explorer] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await explorer.getByText('query Members(').first().waitFor();

  const partOf = async (name: string) =>
    new URLSearchParams((await link.getAttribute('href'))!.split('#')[1]).get(name)!;
  const variables = {
    sort: [{ field: 'name', direction: 'DESC' }],
    search: '5',
    filter: { and: [{ status: { in: ['active'] } }] },
    page: { limit: 10, offset: 10 },
  };
  await expect.poll(async () => JSON.parse(await partOf('variables')) as object).toEqual(variables);
  const { page: answer } = await executeGraphql(app, await partOf('query'), variables);
  const names = (answer!['items'] as { name: string }[]).map(({ name }) => name);
  expect(names).toHaveLength(10);
  await expect.poll(() => columnTexts(page, 1)).toEqual(names);
});
