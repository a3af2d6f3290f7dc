/** What the screens of all hubs offer to each role, in the demo data. */
import {
  changeGrant,
  executeGraphql,
  openPage,
  type Page,
  settled,
  tokenOf,
  visit,
} from '@gym/hub-kit/testing';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../../gateway/launch/data-dir.ts';
import { useTestApp } from '../../gateway/testing/test-app.ts';
import type { AnyScreen } from '../packages/hub-kit/src/definition/define-screen.ts';
import { countsOf, foundBy, tabLabels, tabsOf } from './list-tabs.fixture.ts';

const app = useTestApp({ demo: true });

/** View, add, edit and delete, a letter each; a route that the role may not open leads to the dashboard. */
type Grants = '' | 'v' | 'va' | 'vae' | 'vaed' | 'dashboard';

interface Screen {
  path: string;
  /** The records in the message for a role that may not view them. */
  many: string;
  add: string;
  /** The default grants of the specification. */
  manager: Grants;
  accounts: Grants;
  reception: Grants;
  trainer: Grants;
}

const row = (
  path: string,
  many: string,
  add: string,
  [manager, accounts, reception, trainer]: [Grants, Grants, Grants, Grants],
): Screen => ({ path, many, add, manager, accounts, reception, trainer });

/** A tab of a screen does not follow another tab of it: a visit waits until the heading before is gone. */
const screens = [
  row('/members', 'members', 'Add Member', ['vaed', 'v', 'vae', 'v']),
  row('/memberships', 'membership plans', 'Add Membership Plan', ['vaed', 'v', 'v', 'v']),
  row('/contracts', 'contracts', 'Sign Up', ['vaed', 'vaed', 'vae', 'v']),
  row('/trainers', 'trainers', 'Add Trainer', ['vaed', 'v', 'v', 'v']),
  row('/sessions', 'sessions', 'Add Session', ['vaed', 'v', 'vaed', 'vae']),
  row('/diet-plans', 'diet plans', 'Add Diet Plan', ['vaed', '', 'v', 'vaed']),
  row('/locations', 'locations', 'Add Location', ['vaed', 'v', 'v', 'v']),
  row('/equipment', 'equipment', 'Add Equipment', ['vaed', 'v', 'va', 'vae']),
  row('/parking-passes', 'parking passes', 'Add Parking Pass', ['vaed', 'v', 'vaed', '']),
  row('/rewards', 'rewards', 'Add Reward', ['vaed', 'v', 'vae', '']),
  row('/referrals', 'referrals', 'Add Referral', ['vaed', 'v', 'vae', '']),
  row('/employee-details', 'employees', 'Add Employee', ['vaed', 'v', 'dashboard', 'dashboard']),
  row('/attendance-shift', 'attendance records', 'Add Attendance Record', ['vaed', 'v', 'vae', 'v']),
  row('/commissions', 'commissions', 'Add Commission', ['vaed', 'vaed', 'dashboard', 'dashboard']),
  row('/expenses', 'expenses', 'Add Expense', ['vaed', 'vaed', '', '']),
  row('/income', 'income records', 'Add Income Record', ['vaed', 'vaed', '', '']),
  row('/billing', 'billing records', 'Add Billing', ['vaed', 'vaed', 'vae', '']),
  row('/payments', 'payments', 'Add Payment', ['vaed', 'vaed', 'vae', '']),
  row('/external-payments', 'external payments', 'Add External Payment', ['vaed', 'vaed', '', '']),
  row('/equipment?tab=maintenance', 'maintenance records', 'Add Maintenance', ['vaed', 'v', 'va', 'vae']),
  row('/payroll', 'payroll records', 'Add Payroll Record', ['vaed', 'vaed', 'dashboard', 'dashboard']),
  row('/attendance-shift?tab=shifts', 'shifts', 'Add Shift', ['vaed', 'v', 'vae', 'v']),
  row('/users?tab=permissions', 'permissions', 'Add Permission', [
    'v',
    'dashboard',
    'dashboard',
    'dashboard',
  ]),
  row('/tasks', 'tasks', 'Add Task', ['vaed', 'vae', 'vaed', 'vae']),
  row('/master-data-management', 'master data', 'Add Master Data', ['vaed', 'v', 'v', 'v']),
];

/** The same in letters, or the text in place of the list. */
async function offeredBy(page: Page, { path, add }: Screen): Promise<string> {
  await settled(page);
  if (new URL(page.url()).pathname === '/') return 'dashboard';
  const denied = page.getByRole('heading', { name: /^You may not view / });
  const button = async (name: string | RegExp, letter: string) => {
    const buttons = page.locator('main').getByRole('button', { name, exact: typeof name === 'string' });
    return (await buttons.count()) > 0 ? letter : '';
  };
  // Rows with many actions have Delete in their menu.
  const menu = page.locator('main').getByRole('button', { name: /^More actions / });
  const hasMenu = (await menu.count()) > 0;
  if (hasMenu) await menu.first().click({ timeout: 1000 });
  const letters = [
    await button('Export', 'v'),
    await button(add, 'a'),
    await button(/^Edit /, 'e'),
    await button(/^Delete /, 'd'),
  ].join('');
  if (hasMenu) await page.keyboard.press('Escape');
  const texts = await denied.allInnerTexts();
  return `${path}: ${letters}${texts.join()}`;
}

const expectedOf = ({ path, many }: Screen, grants: Grants): string => {
  if (grants === 'dashboard') return 'dashboard';
  return `${path}: ${grants || `You may not view ${many}`}`;
};

/** The number of records in the tab of all, and that of the list: none where the role may not view the list. */
async function numbersOf(page: Page, { path }: Screen, grants: Grants) {
  const isDenied = grants === '' || grants === 'dashboard';
  if (isDenied) return { ofTab: (await tabsOf(page).count()) || undefined };
  if (!(path in tabLabels)) return {};
  const [all] = await countsOf(page);
  return { ofTab: all?.[1], ofList: await foundBy(page) };
}

/** The definitions of all hubs, by the label of their button. */
async function definitionsByLabel(): Promise<Map<string, AnyScreen>> {
  const files = globSync('mf-*/src/**/*.screen.ts', { cwd: checkout });
  const modules = await Promise.all(files.map(file => import(join(checkout, file)) as Promise<object>));
  const definitions = modules.flatMap(module => Object.values(module) as AnyScreen[]);
  return new Map(definitions.map(definition => [definition.addLabel, definition]));
}

interface StoredGrant {
  resource: string;
  view: boolean;
  add: boolean;
  edit: boolean;
  delete: boolean;
}

it.each(['manager', 'accounts', 'reception', 'trainer'] as const)(
  '%s has the specified grants for the resource of each screen',
  async username => {
    const definitions = await definitionsByLabel();
    const { me } = await executeGraphql(
      app,
      '{ me { permissions { resource view add edit delete } } }',
      {},
      username,
    );
    const stored = new Map((me!['permissions'] as StoredGrant[]).map(grant => [grant.resource, grant]));
    const lettersOf = ({ path, add }: Screen) => {
      const { documents, resource } = definitions.get(add)!;
      const grant = stored.get(resource);
      const letters = [
        grant?.view && 'v',
        grant?.add && documents.create && 'a',
        grant?.edit && documents.update && 'e',
        grant?.delete && documents.remove && 'd',
      ];
      return `${path}: ${letters.filter(Boolean).join('')}`;
    };
    expect(screens.map(lettersOf)).toEqual(
      screens.map(screen => `${screen.path}: ${screen[username].replace('dashboard', '')}`),
    );
  },
);

/** Between them they have every kind of grant but that of everything on every screen. */
it.each(['reception', 'trainer'] as const)(
  '%s is offered on each screen what the role may do, and the numbers of lists that the role may view, and no more',
  { timeout: 180_000 },
  async username => {
    const token = await tokenOf(app, username);
    const page = await openPage(app.url, { token, expected: [/requires the permission/] });
    const counted: (number | undefined)[] = [];
    for (const screen of screens) {
      const grants = screen[username];
      await visit(page, screen.path);
      await expect.poll(() => offeredBy(page, screen)).toBe(expectedOf(screen, grants));
      const { ofTab, ofList } = await numbersOf(page, screen, grants);
      expect(ofTab, screen.path).toBe(ofList);
      counted.push(ofList);
    }
    expect(counted.filter(Boolean).length).toBeGreaterThan(5);
  },
);

it('each action is offered by its own permission, at once when it changes', async () => {
  const none = { canAdd: false, canEdit: false, canDelete: false };
  await changeGrant(app, 'Accounts', 'payroll', none);
  const payroll = screens.find(({ path }) => path === '/payroll')!;
  const page = await openPage(`${app.url}/payroll`, { token: await tokenOf(app, 'accounts') });
  const offered = () => offeredBy(page, payroll);
  await expect.poll(offered).toBe('/payroll: v');
  for (const [flag, letters] of [
    ['canAdd', 'va'],
    ['canEdit', 've'],
    ['canDelete', 'vd'],
  ] as const) {
    await changeGrant(app, 'Accounts', 'payroll', { ...none, [flag]: true });
    await expect.poll(offered).toBe(`/payroll: ${letters}`);
  }
  await changeGrant(app, 'Accounts', 'payroll', { ...none, canView: false });
  await expect.poll(offered).toBe('/payroll: You may not view payroll records');
  await page.getByText('Your role does not include “Payroll: View”.').waitFor();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});
