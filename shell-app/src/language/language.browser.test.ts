import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  addRecord,
  combobox,
  dialogOf,
  expectAbsent,
  executeGraphql,
  failOperation,
  openPage,
  type Page,
  rowOf,
  textBox,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../gateway/testing/test-app.ts';

const app = useTestApp({ demo: true });

beforeAll(async () => {
  await executeGraphql(app, `mutation { updateMySettings(patch: { language: de }) { language } }`);
});

const checkout = join(import.meta.dirname, '../../..');
const german: Record<string, string> = Object.assign(
  {},
  ...[
    'shell-app/packages/hub-kit',
    'shell-app',
    'mf-members',
    'mf-admin',
    'mf-accounts',
    'mf-facilities',
    'mf-fitness',
  ].map(name => JSON.parse(readFileSync(join(checkout, name, 'messages/de.json'), 'utf8')) as object),
);
/** Texts that only English has. */
const english = new Set(
  Object.keys(german).filter(text => german[text] !== text && !Object.values(german).includes(text)),
);

/** The names of the club's plans, which are any text. */
let plans: readonly string[] = [];
beforeAll(async () => {
  const { membershipPlans } = await executeGraphql(app, '{ membershipPlans { items { planName } } }');
  plans = (membershipPlans!['items'] as { planName: string }[]).map(({ planName }) => planName);
});

/** What the page shows and says to screen readers that is English. */
const englishTexts = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    const texts = [document.title];
    // Cells show what the club has stored; the category of an external payment is any text.
    const isStored = (element: Element | null) =>
      element?.closest('td, [role="gridcell"], select[aria-label="Benutzer"]') != null ||
      element?.closest('dd')?.previousElementSibling?.textContent === 'Kategorie';
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode())
      if (!isStored(nodes.currentNode.parentElement)) texts.push(nodes.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of isStored(element) ? [] : ['aria-label', 'placeholder', 'title'])
        texts.push(element.getAttribute(name) ?? '');
    return texts.map(text => text.trim());
  });
  return [...new Set(texts)].filter(text => english.has(text) && !plans.includes(text));
};

const expectGerman = (page: Page, where: string) =>
  expect.poll(() => englishTexts(page), { message: where }).toEqual([]);

const screens = [
  '/',
  '/members',
  '/memberships',
  '/contracts',
  '/rewards',
  '/referrals',
  '/trainers',
  '/sessions',
  '/diet-plans',
  '/equipment',
  '/locations',
  '/parking-passes',
  '/billing',
  '/payments',
  '/expenses',
  '/income',
  '/external-payments',
  '/employee-details',
  '/attendance-shift',
  '/payroll',
  '/commissions',
  '/users',
  '/profile',
  '/users?tab=permissions',
  '/profile/tokens',
  '/activity',
  '/background-jobs',
  '/system/hubs',
];

test('German has every text of records, forms, failures and screens, in a browser in which it was not chosen', async () => {
  const page = await openPage(`${app.url}/members/${await memberOfContract()}`, {
    token: await tokenOf(app, 'admin'),
    expected: [/Failed to/],
  });
  await page.getByRole('link', { name: 'Tarif wechseln' }).waitFor();
  await expectGerman(page, 'the page of a member');
  await visit(page, '/members');
  await expectGermanForm(page);
  await expectGermanFailures(page);
  await expectGermanScreens(page);
  await visit(page, '/');
  await expectCountsOfManifests(page);
  await visit(page, '/members');
  await expectErrorOfTemplate(page);
}, 180_000);

test('it is chosen in the settings without a reload, and keeps the input of a form in another tab', async () => {
  const token = await tokenOf(app, 'trainer');
  const form = await openPage(`${app.url}/diet-plans?add`, { token });
  await textBox(dialogOf(form, 'Add New Diet Plan'), 'Plan Name').fill('Spring');
  const page = await form.context().newPage();
  await page.goto(`${app.url}/settings`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { level: 1, name: 'Einstellungen' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => page.title()).toBe('Einstellungen · Studioverwaltung');
  await expectGerman(page, 'settings');
  const stored = async () => {
    const { me } = await executeGraphql(app, '{ me { settings { language } } }', {}, 'trainer');
    return me!['settings'];
  };
  await expect.poll(stored).toEqual({ language: 'de' });

  const dialog = dialogOf(form, 'Neuen Ernährungsplan hinzufügen');
  await dialog.waitFor();
  await expect.poll(() => textBox(dialog, 'Name des Plans').inputValue()).toBe('Spring');
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await dialogOf(form, 'Add New Diet Plan').waitFor();
});

test('German leaves what the club has typed as it is', async () => {
  const word = 'Discount';
  expect(english.has(word)).toBe(true);
  await addRecord(app, 'MasterDataItem', {
    page: 'Members',
    dropdownName: 'membership_type',
    value: word,
    displayText: word,
  });
  await addRecord(app, 'Member', {
    name: 'Nora Eigen',
    email: 'nora.eigen@example.com',
    phone: '555-0100',
    membershipType: word,
  });
  const page = await openPage(`${app.url}/members?q=Nora+Eigen`, { token: await tokenOf(app, 'admin') });
  await rowOf(page, 'Nora Eigen').getByText(word, { exact: true }).waitFor();
  await rowOf(page, 'Nora Eigen').getByText('Aktiv', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Bearbeiten: Nora Eigen' }).click();
  const type = combobox(dialogOf(page, 'Mitglied bearbeiten'), 'Mitgliedschaftsart');
  await expect.poll(() => type.locator('option:checked').innerText()).toBe(word);
});

async function memberOfContract(): Promise<string> {
  const { contracts } = await executeGraphql(
    app,
    `{ contracts(filter: { status: { eq: "active" } }, page: { limit: 1 }) { items { memberId } } }`,
  );
  const [contract] = contracts!['items'] as { memberId: string }[];
  return contract!.memberId;
}

/** The form with errors, the confirmation, and a search that finds nothing. */
async function expectGermanForm(page: Page) {
  await page.getByRole('button', { name: 'Mitglied hinzufügen' }).click();
  const dialog = dialogOf(page, 'Mitglied hinzufügen');
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await dialog.getByText('Name ist erforderlich').waitFor();
  await expectGerman(page, 'the form');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  await page
    .getByRole('button', { name: /^Löschen: / })
    .first()
    .click();
  await page.getByText('Mitglied wirklich löschen?').waitFor();
  await expectGerman(page, 'the confirmation');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();

  await page.getByRole('searchbox').fill('nobody is called so');
  await page.getByRole('heading', { name: 'Keine Mitglieder gefunden' }).waitFor();
  await expectGerman(page, 'the empty state');
}

async function expectGermanFailures(page: Page) {
  const mend = await failOperation(page, 'Rewards', 'no answer');
  await visit(page, '/rewards');
  await page.getByRole('heading', { name: 'Prämien konnten nicht geladen werden' }).waitFor();
  await expectGerman(page, 'the failed list');
  await mend();
}

async function expectGermanScreens(page: Page) {
  for (const path of screens) {
    await visit(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The rows and charts are there.
    await expectAbsent(page.locator('[aria-busy="true"], [aria-hidden] [class*=skeleton]'));
    await expectGerman(page, path);
  }
}

/** What is due, which the manifests of hubs declare. */
async function expectCountsOfManifests(page: Page) {
  const due = page.getByRole('region', { name: 'Zu erledigen' });
  await due.getByRole('link', { name: /^\d+ überfällige Rechnungen$/ }).waitFor();
  await due.getByRole('link', { name: /^\d+ Ausgaben zu genehmigen$/ }).waitFor();
  await due.getByRole('link', { name: /^\d+ Mitgliedschaften .* innerhalb von 14 Tagen$/ }).waitFor();
}

/** An error of the API is translated by its template. */
async function expectErrorOfTemplate(page: Page) {
  // No pattern finds this English text.
  const text = 'A text that only its template translates';
  const template = {
    template: '{label} was changed later by {user} ({time})',
    values: { label: { template: 'Phone', values: {} }, user: 'Phone', time: '9:15' },
  };
  await failOperation(page, 'UpdateMember', [
    {
      message: text,
      extensions: {
        code: 'BAD_USER_INPUT',
        ...template,
        fields: { phone: text },
        fieldTemplates: { phone: template },
      },
    },
  ]);
  await page
    .getByRole('button', { name: /^Bearbeiten: / })
    .first()
    .click();
  const dialog = dialogOf(page, 'Mitglied bearbeiten');
  await textBox(dialog, german['Phone']!).fill('555-0199');
  await dialog.getByRole('button', { name: 'Aktualisieren' }).click();
  await dialog.getByText(`${german['Phone']} wurde später von Phone geändert (9:15)`).first().waitFor();
  await expectAbsent(page.getByText(text));
}
