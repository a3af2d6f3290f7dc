/** What the browser tests of these screens have in common. */
import {
  type Club,
  dialogOf,
  executeGraphql,
  openPage,
  type Page,
  tokenOf,
  useClub,
} from '@gym/hub-kit/testing';
import { beforeAll } from 'vitest';

export type { Page } from '@gym/hub-kit/testing';

export interface OpenOptions {
  /** A demo login; `accounts` unless given. */
  as?: string;
  width?: number;
  /** Console lines that belong to the test. */
  expected?: readonly RegExp[];
}

/** A club with the records of one file's tests, and its pages. */
export class Desk {
  readonly app = useClub();

  constructor(prepare: (app: Club) => Promise<unknown>) {
    beforeAll(() => prepare(this.app));
  }

  async open(path: string, { as = 'accounts', width, expected }: OpenOptions = {}): Promise<Page> {
    const token = await tokenOf(this.app, as);
    const page = await openPage(this.app.url + path, { token, width, expected });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** Asks the API for one root field. */
  async ask(query: string, variables: object = {}): Promise<Record<string, unknown>> {
    const [answer] = Object.values(await executeGraphql(this.app, query, variables));
    return answer ?? {};
  }
}

/** Makes a record, such as `create(app, 'Expense', { … })`. @returns its id */
export async function create(app: Club, type: string, input: object): Promise<string> {
  const answer = await executeGraphql(
    app,
    `mutation ($input: ${type}Input!) { record: create${type}(input: $input) { id } }`,
    { input },
  );
  return String(answer['record']?.['id']);
}

export const addMember = (app: Club, name: string) =>
  create(app, 'Member', {
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    phone: '2125550100',
  });

export const addLocation = (app: Club, name: string) =>
  create(app, 'Location', { name, address: '1 Main St', city: 'New York', state: 'NY', zipCode: '10001' });

/** Lets a role do only the given actions with a resource. */
export async function grant(app: Club, role: string, resource: string, flags: object): Promise<void> {
  const response = await executeGraphql(
    app,
    `query ($role: String!, $resource: String!) {
      permissions(filter: { role: { eq: $role }, resource: { eq: $resource } }) { items { id } }
    }`,
    { role, resource },
  );
  const [row] = (response['permissions']?.['items'] ?? []) as { id: string }[];
  const none = { canView: false, canAdd: false, canEdit: false, canDelete: false, menuVisible: false };
  if (!row) return void (await create(app, 'Permission', { role, resource, ...none, ...flags }));
  await executeGraphql(
    app,
    `mutation ($id: ID!, $patch: PermissionPatch!) { updatePermission(id: $id, patch: $patch) { id } }`,
    { id: row.id, patch: { ...none, ...flags } },
  );
}

/** A sum below the rows: `$12.50`. */
export const totalOf = async (page: Page, label = 'Total'): Promise<string> => {
  const line = page.getByRole('navigation', { name: 'Pages' }).getByText(new RegExp(`^${label} `));
  return (await line.locator('strong').textContent()) ?? '';
};

/** What a drop-down offers, beside nothing. */
export const choicesOf = async (page: Page, dialog: string, label: string): Promise<string[]> => {
  const options = dialogOf(page, dialog)
    .getByRole('combobox', { name: label, exact: true })
    .locator('option');
  return (await options.allInnerTexts()).slice(1);
};

/** Two pending expenses of January, 120.50 in all, and a rejected one of March, 1,000. */
export async function addExpenses(app: Club): Promise<void> {
  const expenses = [
    ['Ada Plumbing', '2026-01-05', 'pending', 100],
    ['Ben Electric', '2026-01-31', 'pending', 20.5],
    ['Cleo Paint', '2026-03-01', 'rejected', 1000],
  ] as const;
  for (const [vendor, expenseDate, status, amount] of expenses)
    await create(app, 'Expense', { vendor, expenseDate, status, amount, category: 'Repairs' });
}
